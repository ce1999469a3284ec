/** What entities have to do with each other: references that are followed, and copies that are compared. */
@NullMarked
package io.keywright.runtime.relation;

import org.jspecify.annotations.NullMarked;
