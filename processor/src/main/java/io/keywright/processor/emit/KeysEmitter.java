package io.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import io.keywright.schema.KeyFormat.Shard;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** Writes the class that builds an entity's keys. */
final class KeysEmitter {

    private final EntityView view;
    private final GeneratedClass generated;

    KeysEmitter(EntityView view, GeneratedClass generated) {
        this.view = view;
        this.generated = generated;
    }

    TypeSpec emit() {
        TypeSpec.Builder keys = generated
                .builder(view.keys(), view.entity().javaType())
                .addJavadoc("Keys of {@link $T} in the table {@link $T}.", view.type(), view.tableType());
        addConstants(keys);
        keys.addMethod(
                MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
        keys.addMethods(variants(view.primary(), this::primary));
        keys.addMethods(variants(view.primary(), this::partition));
        addPartitions(keys, view.primary());
        for (KeyView index : view.indexes()) {
            keys.addMethods(variants(index, this::inIndex));
            if (index.isLocal()) {
                index.sort().ifPresent(sort -> keys.addMethod(sort(index, sort)));
            } else {
                keys.addMethods(variants(index, this::partition));
                addPartitions(keys, index);
            }
        }
        return keys.build();
    }

    private void addConstants(TypeSpec.Builder keys) {
        if (!view.stub()) {
            for (ComponentConstant constant : view.constants().all()) {
                keys.addField(constant.field(view.entity(), view.table().delimiter()));
            }
        }
    }

    /** One method for what keys take and, where that differs, one for the mapper, which has the properties' values. */
    private List<MethodSpec> variants(KeyView key, Part part) {
        MethodSpec taking = part.method(key, true);
        MethodSpec own = part.method(key, false);
        return taking.parameters.equals(own.parameters) ? List.of(taking) : List.of(taking, own);
    }

    /*
     * public static PrimaryKey<Order> primary(String customerId, String orderId) {
     *     return PrimaryKey.of(Order.class, partition(customerId), "ORDER#".concat(ORDER_ID.text(orderId)));
     * }
     */
    private MethodSpec primary(KeyView key, boolean arguments) {
        Signature signature = signature(key, key.slots(), arguments);
        TypeName type = ParameterizedTypeName.get(RuntimeTypes.PRIMARY_KEY, view.type());
        CodeBlock entity = CodeBlock.of("$T.class, ", view.type());
        return method(key.methods().key(), signature, arguments)
                .addJavadoc("Key: $L.", view.templatesDoc(key))
                .returns(type)
                .addCode(view.body(
                        () -> both(key, signature, CodeBlock.of("$T.of($L", RuntimeTypes.PRIMARY_KEY, entity))))
                .build();
    }

    /*
     * public static IndexKey byStatus(OrderStatus status, Instant placedAt) {
     *     return IndexKey.of(Order.class, byStatusPartition(status), PLACED_AT.text(placedAt));
     * }
     */
    private MethodSpec inIndex(KeyView key, boolean arguments) {
        Signature signature = signature(key, key.slots(), arguments);
        return method(key.methods().key(), signature, arguments)
                .addJavadoc("Key in $L: $L.", view.indexName(key), view.keyDoc(key))
                .returns(RuntimeTypes.INDEX_KEY)
                .addCode(view.body(() ->
                        both(key, signature, CodeBlock.of("$T.of($T.class, ", RuntimeTypes.INDEX_KEY, view.type()))))
                .build();
    }

    private CodeBlock both(KeyView key, Signature signature, CodeBlock call) {
        KeyView owner = key.isLocal() ? view.primary() : key;
        CodeBlock partition = CodeBlock.of(
                "$L($L)",
                owner.methods().partition(),
                signature.pass(key.partition().slots()));
        if (key.isDoubled()) {
            return CodeBlock.builder()
                    .addStatement("$T $L = $L", String.class, KeyView.LOCAL, partition)
                    .addStatement("return $L$L, $L)", call, KeyView.LOCAL, KeyView.LOCAL)
                    .build();
        }
        CodeBlock.Builder code = CodeBlock.builder();
        CodeBlock sort = CodeBlock.of("");
        if (key.sort().isPresent()) {
            TemplateView template = key.sort().get();
            CodeBlock text = TextCode.of(template, signature, view.constants());
            if (TextCode.isLong(template.template())) {
                code.addStatement("$T $L = $L", String.class, KeyView.LOCAL, text);
                text = CodeBlock.of(KeyView.LOCAL);
            }
            sort = CodeBlock.of(", $L", text);
        }
        return code.addStatement("return $L$L$L)", call, partition, sort).build();
    }

    /*
     * static String partition(String customerId) {
     *     return "CUSTOMER#".concat(CUSTOMER_ID.text(customerId));
     * }
     */
    private MethodSpec partition(KeyView key, boolean arguments) {
        Signature signature = signature(key, key.partition().slots(), arguments);
        return MethodSpec.methodBuilder(key.methods().partition())
                .addModifiers(Modifier.STATIC)
                .addParameters(signature.specs())
                .returns(String.class)
                .addCode(view.body(() -> CodeBlock.builder()
                        .addStatement("return $L", TextCode.of(key.partition(), signature, view.constants()))
                        .build()))
                .build();
    }

    /*
     * static String byValueSort(int value, long sensor) {
     *     return VALUE.text(value).concat("#").concat(SENSOR.text(sensor));
     * }
     */
    private MethodSpec sort(KeyView key, TemplateView sort) {
        Signature signature = key.values(sort.slots());
        return MethodSpec.methodBuilder(key.methods().sort())
                .addModifiers(Modifier.STATIC)
                .addParameters(signature.specs())
                .returns(String.class)
                .addCode(view.body(() -> CodeBlock.builder()
                        .addStatement("return $L", TextCode.of(sort, signature, view.constants()))
                        .build()))
                .build();
    }

    /** What queries read of a partition that is spread over shards; what is written always has the present number. */
    private void addPartitions(TypeSpec.Builder keys, KeyView key) {
        key.partition().shard().ifPresent(shard -> {
            keys.addMethod(allPartitions(key));
            if (key.canBeTold(view.table())) {
                keys.addMethod(partitionsOfOne(key, shard.shard().orElseThrow()));
            }
        });
    }

    /*
     * static Partitions byStatusPartitions(OrderStatus status) {
     *     return Partitions.of("STATUS#").then(STATUS.text(status)).then("#").thenShards(4);
     * }
     */
    private MethodSpec allPartitions(KeyView key) {
        Signature signature = key.arguments(key.partition().besideShard());
        return partitions(
                key, signature, () -> TextCode.partitions(key.partition(), signature, view.constants(), false));
    }

    /*
     * static Partitions byStatusPartitions(OrderStatus status, String orderId) {
     *     return Partitions.of(byStatusPartition(status, orderId));
     * }
     */
    private MethodSpec partitionsOfOne(KeyView key, Shard shards) {
        List<Slot> slots = key.partition().slots();
        Signature signature = key.arguments(slots);
        return partitions(
                key,
                signature,
                () -> shards.formerly().isPresent()
                        ? TextCode.partitions(key.partition(), signature, view.constants(), true)
                        : CodeBlock.of(
                                "$T.of($L($L))",
                                RuntimeTypes.PARTITIONS,
                                key.methods().partition(),
                                signature.pass(slots)));
    }

    private MethodSpec partitions(KeyView key, Signature signature, Supplier<CodeBlock> value) {
        return MethodSpec.methodBuilder(key.methods().partitions())
                .addModifiers(Modifier.STATIC)
                .addParameters(signature.specs())
                .returns(RuntimeTypes.PARTITIONS)
                .addCode(view.body(() -> CodeBlock.builder()
                        .addStatement("return $L", value.get())
                        .build()))
                .build();
    }

    private static Signature signature(KeyView key, List<Slot> slots, boolean arguments) {
        return arguments ? key.arguments(slots) : key.values(slots);
    }

    private static MethodSpec.Builder method(String name, Signature signature, boolean arguments) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(name).addParameters(signature.specs());
        Stream.of(Modifier.PUBLIC, Modifier.STATIC)
                .filter(modifier -> arguments || modifier != Modifier.PUBLIC)
                .forEach(method::addModifiers);
        return method;
    }

    /** Writes a method for one key. */
    private interface Part {
        MethodSpec method(KeyView key, boolean arguments);
    }
}
