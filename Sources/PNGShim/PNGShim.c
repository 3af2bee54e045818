#include "PNGShim.h"
