/** The domain. */
@NullMarked
package com.example.library;

import org.jspecify.annotations.NullMarked;
