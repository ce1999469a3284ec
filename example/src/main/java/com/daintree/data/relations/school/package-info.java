/** Shallow duplication: a class carries the names of its students. */
@NullMarked
package com.daintree.data.relations.school;

import org.jspecify.annotations.NullMarked;
