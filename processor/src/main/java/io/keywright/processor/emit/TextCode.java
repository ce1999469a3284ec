package io.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import io.keywright.schema.KeyFormat.Shard;
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

    /*
     * Partitions.of("STATUS#").then(STATUS.text(status)).then("#").thenShards(4)
     * Partitions.of("STATUS#")….then("#").thenEither(ORDER_ID_SHARD.text(orderId), ORDER_ID_FORMER_SHARD.text(orderId))
     */
    /**
     * The partitions of a template that is spread over shards, from a method's parameters.
     *
     * @param one whether only those are meant that the shard's property names, by each number of shards
     */
    static CodeBlock partitions(TemplateView template, Signature signature, ComponentConstants constants, boolean one) {
        Slot shard = template.shard().orElseThrow();
        CodeBlock.Builder partitions = CodeBlock.builder().add("$T.of(", RuntimeTypes.PARTITIONS);
        List<Segment> segments = template.template().segments();
        int slot = 0;
        for (int i = 0; i < segments.size(); i++) {
            Slot next =
                    segments.get(i) instanceof Literal ? null : template.slots().get(slot++);
            if (shard.equals(next)) {
                partitions.add(
                        i == 0 ? "\"\")\n.$L" : "\n.$L",
                        one
                                ? either(template, shard, signature, constants)
                                : all(shard.shard().orElseThrow()));
            } else {
                CodeBlock part = next == null
                        ? CodeBlock.of("$S", ((Literal) segments.get(i)).text())
                        : value(template, next, signature, constants);
                partitions.add(i == 0 ? "$L)" : "\n.then($L)", part);
            }
        }
        return partitions.build();
    }

    private static CodeBlock all(Shard shards) {
        return shards.formerly().isPresent()
                ? CodeBlock.of(
                        "thenShards($L, $L)", shards.count(), shards.formerly().getAsInt())
                : CodeBlock.of("thenShards($L)", shards.count());
    }

    private static CodeBlock either(
            TemplateView template, Slot shard, Signature signature, ComponentConstants constants) {
        return CodeBlock.of(
                "thenEither($L,$W$L.text($L))",
                value(template, shard, signature, constants),
                constants.former(template, shard).orElseThrow().name(),
                signature.pass(List.of(shard)));
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
