/** The edge. */
@NullMarked
package com.example.library.data;

import org.jspecify.annotations.NullMarked;
