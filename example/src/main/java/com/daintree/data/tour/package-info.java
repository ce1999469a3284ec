/** A walk through the store's access patterns: each call, the request it became, and the items that came back. */
@NullMarked
package com.daintree.data.tour;

import org.jspecify.annotations.NullMarked;
