/**
 * DynamoDB in process for tests, a JUnit extension that hands it out, and the rule that keeps DynamoDB at the edge.
 */
@NullMarked
package io.keywright.testing;

import org.jspecify.annotations.NullMarked;
