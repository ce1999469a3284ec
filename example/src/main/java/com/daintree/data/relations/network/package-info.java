/** References: who follows whom, and the people as they are now. */
@NullMarked
package com.daintree.data.relations.network;

import org.jspecify.annotations.NullMarked;
