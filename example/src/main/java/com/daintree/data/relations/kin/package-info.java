/** A materialized graph: people and places, and what connects them, regrouped by date, place and job. */
@NullMarked
package com.daintree.data.relations.kin;

import org.jspecify.annotations.NullMarked;
