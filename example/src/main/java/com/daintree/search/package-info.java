/** Search by words of titles. */
@NullMarked
package com.daintree.search;

import org.jspecify.annotations.NullMarked;
