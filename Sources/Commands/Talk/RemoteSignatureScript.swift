nonisolated extension RemoteScript {
  /// HMAC-SHA-256 (RFC 2104, FIPS 180-4) over parts with their lengths, as ``Signature`` makes it. Browsers
  /// offer their own only to pages that came over TLS.
  static let signatures = """
    const primes = [];
    for (let n = 2; primes.length < 64; n += 1) {
      if (primes.every((prime) => n % prime)) { primes.push(n); }
    }
    const fraction = (x) => Math.floor((x - Math.floor(x)) * 4294967296) | 0;
    const firstHash = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
    const roundNumbers = primes.map((prime) => fraction(Math.cbrt(prime)));
    function sha256(bytes) {
      const padded = new Uint8Array((bytes.length + 72) >> 6 << 6);
      padded.set(bytes);
      padded[bytes.length] = 128;
      const view = new DataView(padded.buffer);
      view.setUint32(padded.length - 8, Math.floor(bytes.length / 536870912));
      view.setUint32(padded.length - 4, bytes.length << 3);
      const turn = (x, n) => x >>> n | x << 32 - n;
      const hash = firstHash.slice();
      const w = new Int32Array(64);
      for (let start = 0; start < padded.length; start += 64) {
        for (let i = 0; i < 16; i += 1) { w[i] = view.getInt32(start + 4 * i); }
        for (let i = 16; i < 64; i += 1) {
          const s0 = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ w[i - 15] >>> 3;
          const s1 = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ w[i - 2] >>> 10;
          w[i] = w[i - 16] + s0 + w[i - 7] + s1;
        }
        let [a, b, c, d, e, f, g, h] = hash;
        for (let i = 0; i < 64; i += 1) {
          const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
          const t1 = h + s1 + (e & f ^ ~e & g) + roundNumbers[i] + w[i] | 0;
          const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
          const t2 = s0 + (a & b ^ a & c ^ b & c) | 0;
          [h, g, f, e, d, c, b, a] = [g, f, e, d + t1 | 0, c, b, a, t1 + t2 | 0];
        }
        [a, b, c, d, e, f, g, h].forEach((x, i) => { hash[i] = hash[i] + x | 0; });
      }
      const digest = new Uint8Array(32);
      hash.forEach((x, i) => new DataView(digest.buffer).setInt32(4 * i, x));
      return digest;
    }
    function joined(...lists) {
      const all = new Uint8Array(lists.reduce((sum, list) => sum + list.length, 0));
      let start = 0;
      for (const list of lists) { all.set(list, start); start += list.length; }
      return all;
    }
    const utf8 = (text) => new TextEncoder().encode(text);
    function hmac(key, message) {
      const block = joined(key, new Uint8Array(64 - key.length));
      const inner = sha256(joined(block.map((byte) => byte ^ 54), message));
      return sha256(joined(block.map((byte) => byte ^ 92), inner));
    }
    const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    function signature(key, parts) {
      const message = joined(...parts.map((part) => {
        const bytes = utf8(part);
        const length = new Uint8Array(4);
        new DataView(length.buffer).setUint32(0, bytes.length);
        return joined(length, bytes);
      }));
      return hex(hmac(utf8(key), message));
    }

    """
}
