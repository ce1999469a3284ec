/**
 * What AWS Lambda hands to a function. Nothing else of the runtime knows it: its classes are there only where {@code
 * com.amazonaws:aws-lambda-java-events} is.
 */
@NullMarked
package io.keywright.runtime.lambda;

import org.jspecify.annotations.NullMarked;
