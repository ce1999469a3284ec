/**
 * The edge: the only package, with those below it, that knows DynamoDB. All generated code lies here, beside the {@code
 * Daintree} interface that declares the table.
 */
@NullMarked
package com.daintree.data;

import org.jspecify.annotations.NullMarked;
