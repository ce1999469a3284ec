package io.keywright.processor.read;

import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * What the readers ask the compiler.
 *
 * @param elements its elements
 * @param types its types
 * @param origins which classes it compiles and which it found compiled
 */
public record Compilation(Elements elements, Types types, Origins origins) {}
