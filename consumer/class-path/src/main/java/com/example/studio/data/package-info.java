/** The edge: the only package that knows DynamoDB. */
@NullMarked
package com.example.studio.data;

import org.jspecify.annotations.NullMarked;
