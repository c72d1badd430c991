#pragma once
#include <sodium/core.h>
#include <sodium/crypto_auth_hmacsha256.h>
#include <sodium/utils.h>
