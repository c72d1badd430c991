/// A memory-mapped file, of which only accessed pages are read.
nonisolated final class MappedFile {
  let bytes: UnsafeRawBufferPointer

  /// Nil if the file cannot be read or is empty; `errno` has the reason.
  init?(_ path: String) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { return nil }
    guard status.st_size > 0 else {
      errno = ENODATA
      return nil
    }
    let size = Int(status.st_size)
    guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0), start != MAP_FAILED else {
      return nil
    }
    bytes = UnsafeRawBufferPointer(start: start, count: size)
  }

  /// Frees the memory of what was accessed; it is read again when it is needed.
  func giveBack() {
    madvise(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count, MADV_DONTNEED)
  }

  deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }
}
