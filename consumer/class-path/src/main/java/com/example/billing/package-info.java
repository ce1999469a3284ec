/** The domain: whom we bill and for what. It knows nothing of DynamoDB. */
@NullMarked
package com.example.billing;

import org.jspecify.annotations.NullMarked;
