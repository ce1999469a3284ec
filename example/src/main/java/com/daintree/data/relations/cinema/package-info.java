/** An adjacency list: films, actors, and the roles between them. */
@NullMarked
package com.daintree.data.relations.cinema;

import org.jspecify.annotations.NullMarked;
