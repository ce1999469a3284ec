/** An adjacency list: invoices, bills, and what of a bill an invoice charges. */
@NullMarked
package com.daintree.data.relations.billing;

import org.jspecify.annotations.NullMarked;
