/**
 * What a developer writes: {@link io.keywright.annotation.Table} on one interface at the edge, {@link
 * io.keywright.annotation.Entity}, {@link io.keywright.annotation.Key} and {@link io.keywright.annotation.Gsi} on the
 * plain types of the domain.
 *
 * <p>Every annotation has CLASS retention: entities may come from another module's class files, and nothing is read at
 * run time.
 */
@NullMarked
package io.keywright.annotation;

import org.jspecify.annotations.NullMarked;
