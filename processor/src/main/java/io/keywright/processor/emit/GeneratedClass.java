package io.keywright.processor.emit;

import com.squareup.javapoet.AnnotationSpec;
import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.JavaFile;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeSpec;
import io.keywright.schema.Collection;
import io.keywright.schema.Entity;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.Table;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** What every generated class has in common: where it lies, who sees it, what it is marked with. */
final class GeneratedClass {

    private static final String PROCESSOR = "io.keywright.processor.KeywrightProcessor";

    private final Table table;
    private final Surroundings surroundings;

    GeneratedClass(Table table, Surroundings surroundings) {
        this.table = table;
        this.surroundings = surroundings;
    }

    /**
     * A final class, public if all that it speaks of is.
     *
     * @param types what it speaks of beside the table
     */
    TypeSpec.Builder builder(ClassName name, QualifiedName... types) {
        TypeSpec.Builder builder = marked(name, List.of(types));
        if (surroundings.isPublic(table.type()) && surroundings.isPublic(types)) {
            builder.addModifiers(Modifier.PUBLIC);
        }
        return builder.addModifiers(Modifier.FINAL);
    }

    /**
     * An abstract class, public if all that it speaks of is.
     *
     * @param types what it speaks of beside the table
     */
    TypeSpec.Builder base(ClassName name, QualifiedName... types) {
        TypeSpec.Builder builder = marked(name, List.of(types));
        if (surroundings.isPublic(table.type()) && surroundings.isPublic(types)) {
            builder.addModifiers(Modifier.PUBLIC);
        }
        return builder.addModifiers(Modifier.ABSTRACT);
    }

    /** The facade: public if the table is, whatever it gives access to. */
    TypeSpec.Builder facade(ClassName name) {
        return ofTable(
                name, table.collections().stream().map(Collection::javaType).toList());
    }

    /**
     * A final class, public if the table is.
     *
     * @param types what it speaks of beside the table
     */
    TypeSpec.Builder ofTable(ClassName name, List<QualifiedName> types) {
        TypeSpec.Builder builder = marked(name, types);
        if (surroundings.isPublic(table.type())) {
            builder.addModifiers(Modifier.PUBLIC);
        }
        return builder.addModifiers(Modifier.FINAL);
    }

    /** A class that speaks of all entities: public if the table is, whatever they are. */
    TypeSpec.Builder ofAllEntities(ClassName name) {
        TypeSpec.Builder builder =
                marked(name, table.entities().stream().map(Entity::javaType).toList());
        if (surroundings.isPublic(table.type())) {
            builder.addModifiers(Modifier.PUBLIC);
        }
        return builder.addModifiers(Modifier.FINAL);
    }

    /** A final class that is public whatever it speaks of, since {@code ServiceLoader} demands that. */
    TypeSpec.Builder service(ClassName name) {
        return marked(name, List.of()).addModifiers(Modifier.PUBLIC, Modifier.FINAL);
    }

    private TypeSpec.Builder marked(ClassName name, List<QualifiedName> types) {
        TypeSpec.Builder builder = TypeSpec.classBuilder(name)
                .addAnnotation(RuntimeTypes.NULL_MARKED)
                .addAnnotation(RuntimeTypes.KEYWRIGHT_GENERATED);
        if (surroundings.generatedAnnotation()) {
            builder.addAnnotation(AnnotationSpec.builder(RuntimeTypes.GENERATED)
                    .addMember("value", "$S", PROCESSOR)
                    .build());
        }
        if (surroundings.isDeprecated(types)) {
            // Whoever deprecates a property still stores it, and cannot be asked to change what is generated.
            builder.addAnnotation(AnnotationSpec.builder(SuppressWarnings.class)
                    .addMember("value", "{$S, $S}", "deprecation", "removal")
                    .build());
        }
        return builder;
    }

    /** A public method that a supertype declares. */
    static MethodSpec.Builder override(String name) {
        return MethodSpec.methodBuilder(name).addAnnotation(Override.class).addModifiers(Modifier.PUBLIC);
    }

    /** A text as a literal, or {@code null}. */
    static CodeBlock literal(@Nullable String text) {
        return text == null ? CodeBlock.of("null") : CodeBlock.of("$S", text);
    }

    /** The file of a class. */
    JavaFile file(TypeSpec type) {
        return JavaFile.builder(table.type().packageName(), type)
                .skipJavaLangImports(!surroundings.hidesJavaLang())
                .build();
    }
}
