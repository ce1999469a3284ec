/** The promises of the key language, held against templates, values and queries drawn at random. */
@NullMarked
package io.keywright.processor.promises;

import org.jspecify.annotations.NullMarked;
