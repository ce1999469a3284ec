/** From models that other tools keep to annotated Java: what is read becomes the schema, and from that the source. */
@NullMarked
package io.keywright.tools.imports;

import org.jspecify.annotations.NullMarked;
