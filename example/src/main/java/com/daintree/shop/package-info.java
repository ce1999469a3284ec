/**
 * The domain of the Daintree store. Plain records; what is annotated on them says which keys they have, and nothing here
 * knows DynamoDB.
 */
@NullMarked
package com.daintree.shop;

import org.jspecify.annotations.NullMarked;
