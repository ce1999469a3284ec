/** The edge: the only package that knows DynamoDB. */
@NullMarked
package com.example.billing.data;

import org.jspecify.annotations.NullMarked;
