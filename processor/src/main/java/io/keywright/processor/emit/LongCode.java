package io.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import io.keywright.processor.names.NameScope;
import java.util.Collection;
import java.util.List;

/**
 * Statements, one for each property, of a class with very many: in methods of an object of their own, since HotSpot compiles
 * no method of more than 8,000 bytes. Methods of the mapper would have to name the type of the builder that they fill, which
 * not everybody can write; an anonymous class has what is around it.
 */
final class LongCode {

    /** A property takes up to about eighteen bytes, and what is around it a few. */
    private static final int MOST = 400;

    private static final int PART = 250;

    private LongCode() {}

    /** Whether so many need methods of their own. */
    static boolean isLong(Collection<?> each) {
        return each.size() > MOST;
    }

    /*
     * var parts = new Object() {
     *     void part1() {
     *         order.setCustomerId(item.string("customerId"));
     *     }
     * };
     * parts.part1();
     */
    static CodeBlock of(List<CodeBlock> statements, List<String> variables) {
        if (!isLong(statements)) {
            return CodeBlock.join(statements, "");
        }
        String parts = NameScope.of(variables).claim("parts");
        CodeBlock.Builder code = CodeBlock.builder()
                .add("var $L = new $T() {\n", parts, Object.class)
                .indent();
        CodeBlock.Builder calls = CodeBlock.builder();
        for (int part = 0; part * PART < statements.size(); part++) {
            int end = Math.min(statements.size(), (part + 1) * PART);
            code.beginControlFlow("void part$L()", part + 1)
                    .add(CodeBlock.join(statements.subList(part * PART, end), ""))
                    .endControlFlow();
            calls.addStatement("$L.part$L()", parts, part + 1);
        }
        return code.unindent().add("};\n").add(calls.build()).build();
    }
}
