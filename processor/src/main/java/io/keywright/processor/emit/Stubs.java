package io.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import io.keywright.schema.Structure;

/**
 * What stands in for code that cannot be written. The compilation has failed already; a stub keeps one error from being
 * buried under all the calls that would no longer compile.
 */
final class Stubs {

    private Stubs() {}

    /** A body for a method of any type. */
    static CodeBlock body(Structure broken) {
        return body(broken.javaType().canonicalName());
    }

    /** A body for a method of any type. */
    static CodeBlock body(String broken) {
        return CodeBlock.builder()
                .addStatement("throw new $T($S)", IllegalStateException.class, broken + " did not compile")
                .build();
    }
}
