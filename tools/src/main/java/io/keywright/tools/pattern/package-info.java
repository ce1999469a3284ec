/** A command for each access pattern of each entity, made from the model and the generated repositories. */
@NullMarked
package io.keywright.tools.pattern;

import org.jspecify.annotations.NullMarked;
