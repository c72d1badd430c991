#pragma once
#include <stdbool.h>

/// Whether this C library's allocations can be counted: that of glibc, without a sanitizer.
bool AllocationCount_isKnown(void);

/// The number of allocations on this thread since it began.
unsigned long AllocationCount_value(void);
