/** The domain. */
@NullMarked
package com.example.lending;

import org.jspecify.annotations.NullMarked;
