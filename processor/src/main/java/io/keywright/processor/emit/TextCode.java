package io.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import io.keywright.schema.KeyTemplate;
import io.keywright.schema.KeyTemplate.Literal;
import io.keywright.schema.KeyTemplate.Segment;
import java.util.ArrayList;
import java.util.List;

/**
 * The expression that writes a template. Not with {@code +}, which since Java 9 is an {@code invokedynamic} whose first
 * use costs a fresh JVM tens of milliseconds.
 */
final class TextCode {

    private static final int VALUE_CAPACITY = 24;

    private TextCode() {}

    /** The text of a template, from a method's parameters. */
    static CodeBlock of(TemplateView template, Signature signature, ComponentConstants constants) {
        List<Segment> segments = template.template().segments();
        List<CodeBlock> parts = new ArrayList<>();
        int capacity = 0;
        int slot = 0;
        for (Segment segment : segments) {
            if (segment instanceof Literal literal) {
                parts.add(CodeBlock.of("$S", literal.text()));
                capacity += literal.text().length();
            } else {
                parts.add(value(template, template.slots().get(slot++), signature, constants));
                capacity += VALUE_CAPACITY;
            }
        }
        return join(parts, capacity);
    }

    /** Whether it takes several lines. */
    static boolean isLong(KeyTemplate template) {
        return template.segments().size() > 2;
    }

    private static CodeBlock value(
            TemplateView template, Slot slot, Signature signature, ComponentConstants constants) {
        String constant = constants.get(template, slot, signature.type(slot)).name();
        return CodeBlock.of("$L.text($L)", constant, signature.pass(List.of(slot)));
    }

    private static CodeBlock join(List<CodeBlock> parts, int capacity) {
        return switch (parts.size()) {
            case 1 -> parts.get(0);
            case 2 -> CodeBlock.of("$L.concat($L)", parts.get(0), parts.get(1));
            default -> built(parts, capacity);
        };
    }

    private static CodeBlock built(List<CodeBlock> parts, int capacity) {
        CodeBlock.Builder text = CodeBlock.builder().add("new $T($L)", StringBuilder.class, capacity);
        for (CodeBlock part : parts) {
            text.add("\n.append($L)", part);
        }
        return text.add("\n.toString()").build();
    }
}
