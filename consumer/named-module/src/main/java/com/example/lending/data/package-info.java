/** The edge. */
@NullMarked
package com.example.lending.data;

import org.jspecify.annotations.NullMarked;
