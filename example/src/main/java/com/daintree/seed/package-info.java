/** A small store with plausible and always equal content, for the tour and the tests: domain objects only. */
@NullMarked
package com.daintree.seed;

import org.jspecify.annotations.NullMarked;
