package io.keywright.tools.imports;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.keywright.schema.Entity;
import io.keywright.schema.Index;
import io.keywright.schema.IndexKey;
import io.keywright.schema.Property;
import io.keywright.schema.PropertyType;
import io.keywright.schema.PropertyType.ListType;
import io.keywright.schema.PropertyType.MapType;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.PropertyType.SetType;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.ScalarKind;
import io.keywright.schema.Table;
import io.keywright.tools.imports.ModelImport.SourceFile;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Writes tables as annotated Java. */
final class SourceWriter {

    private static final String ANNOTATIONS = "io.keywright.annotation";
    private static final ClassName NULLABLE = ClassName.get("org.jspecify.annotations", "Nullable");
    private static final ClassName NULL_MARKED = ClassName.get("org.jspecify.annotations", "NullMarked");

    private final ImportedTable imported;

    private SourceWriter(ImportedTable imported) {
        this.imported = imported;
    }

    static List<SourceFile> write(List<ImportedTable> tables) {
        List<SourceFile> files = new ArrayList<>();
        for (ImportedTable table : tables) {
            SourceWriter writer = new SourceWriter(table);
            table.table()
                    .entities()
                    .forEach(entity -> files.add(writer.file(entity.javaType(), writer.record(entity))));
            files.add(writer.file(table.table().type(), writer.tableInterface()));
        }
        return List.copyOf(files);
    }

    private SourceFile file(QualifiedName name, TypeSpec type) {
        String text = JavaFile.builder(name.packageName(), type)
                .indent("    ")
                .skipJavaLangImports(true)
                .build()
                .toString();
        return new SourceFile(name.canonicalName().replace('.', '/') + ".java", text);
    }

    private static ClassName annotation(String name) {
        return ClassName.get(ANNOTATIONS, name);
    }

    private TypeSpec record(Entity entity) {
        MethodSpec.Builder components = MethodSpec.constructorBuilder();
        entity.properties().forEach(property -> components.addParameter(component(property)));
        AnnotationSpec.Builder entityAnnotation = AnnotationSpec.builder(annotation("Entity"));
        if (!entity.type().equals(entity.javaType().simpleName())) {
            entityAnnotation.addMember("type", "$S", entity.type());
        }
        TypeSpec.Builder type = TypeSpec.recordBuilder(entity.javaType().simpleName())
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc(javadoc("An item of the type \"" + entity.type() + "\".", entity.name()))
                .addAnnotation(NULL_MARKED)
                .addAnnotation(entityAnnotation.build())
                .addAnnotation(key(entity));
        entity.indexKeys().forEach(key -> type.addAnnotation(indexKey(key)));
        return type.recordConstructor(components.build()).build();
    }

    private static AnnotationSpec key(Entity entity) {
        AnnotationSpec.Builder key = AnnotationSpec.builder(annotation("Key"))
                .addMember("pk", "$S", entity.key().pk().text());
        if (entity.key().sk() != null) {
            key.addMember("sk", "$S", entity.key().sk().text());
        }
        if (entity.key().queryName() != null) {
            key.addMember("name", "$S", entity.key().queryName());
        }
        return key.build();
    }

    private static AnnotationSpec indexKey(IndexKey indexKey) {
        AnnotationSpec.Builder gsi = AnnotationSpec.builder(annotation("Gsi"))
                .addMember("index", "$L", indexKey.index())
                .addMember("name", "$S", indexKey.queryName())
                .addMember("pk", "$S", indexKey.pk().text());
        if (indexKey.sk() != null) {
            gsi.addMember("sk", "$S", indexKey.sk().text());
        }
        return gsi.build();
    }

    private static ParameterSpec component(Property property) {
        TypeName type = type(property.type());
        if (property.optional()) {
            type = type.annotated(AnnotationSpec.builder(NULLABLE).build());
        }
        ParameterSpec.Builder component = ParameterSpec.builder(type, property.name());
        if (!property.attribute().equals(property.name())) {
            component.addAnnotation(AnnotationSpec.builder(annotation("Attribute"))
                    .addMember("value", "$S", property.attribute())
                    .build());
        }
        return component.build();
    }

    private static TypeName type(PropertyType type) {
        if (type instanceof Scalar scalar) {
            return scalar(scalar);
        }
        if (type instanceof ListType list) {
            return ParameterizedTypeName.get(ClassName.get(List.class), type(list.element()));
        }
        if (type instanceof SetType set) {
            return ParameterizedTypeName.get(ClassName.get("java.util", "Set"), type(set.element()));
        }
        if (type instanceof MapType map) {
            return ParameterizedTypeName.get(ClassName.get("java.util", "Map"), type(map.key()), type(map.value()));
        }
        throw new IllegalStateException("no reader of models gives " + type);
    }

    private static TypeName scalar(Scalar scalar) {
        if (scalar.kind() == ScalarKind.BYTES) {
            return ArrayTypeName.of(TypeName.BYTE);
        }
        ClassName boxed = ClassName.bestGuess(scalar.kind().javaType());
        return scalar.primitive() ? boxed.unbox() : boxed;
    }

    private TypeSpec tableInterface() {
        Table table = imported.table();
        AnnotationSpec.Builder annotation = AnnotationSpec.builder(annotation("Table"));
        table.entities().forEach(entity -> annotation.addMember("entities", "$T.class", className(entity.javaType())));
        if (!table.name().equals(table.type().simpleName())) {
            annotation.addMember("name", "$S", table.name());
        }
        member(annotation, "partitionKey", table.partitionKey(), "PK");
        if (table.sortKey() != null) {
            member(annotation, "sortKey", table.sortKey(), "SK");
        }
        member(annotation, "type", table.typeAttribute(), "Type");
        table.indexes().forEach(index -> annotation.addMember("indexes", "$L", index(index)));
        return TypeSpec.interfaceBuilder(table.type().simpleName())
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc(javadoc("The table \"" + table.name() + "\".", Notes.TABLE))
                .addAnnotation(annotation.build())
                .build();
    }

    private static ClassName className(QualifiedName name) {
        return ClassName.get(name.packageName(), name.simpleName());
    }

    private static void member(AnnotationSpec.Builder annotation, String name, String value, String usual) {
        if (!value.equals(usual)) {
            annotation.addMember(name, "$S", value);
        }
    }

    private static AnnotationSpec index(Index index) {
        AnnotationSpec.Builder annotation =
                AnnotationSpec.builder(annotation("Index")).addMember("number", "$L", index.number());
        member(annotation, "name", index.name(), "GSI" + index.number());
        member(annotation, "partitionKey", index.partitionKey(), "GSI" + index.number() + "PK");
        if (index.sortKey() != null) {
            member(annotation, "sortKey", index.sortKey(), "GSI" + index.number() + "SK");
        }
        if (index.projection() != Index.Projection.ALL) {
            annotation.addMember(
                    "projection",
                    "$T.$L",
                    annotation("Projected"),
                    index.projection().name());
        }
        index.include().forEach(property -> annotation.addMember("include", "$S", property));
        return annotation.build();
    }

    private CodeBlock javadoc(String first, String subject) {
        CodeBlock.Builder text = CodeBlock.builder().add("$L\n", escaped(first));
        List<String> notes = imported.notes().of(subject);
        if (!notes.isEmpty()) {
            text.add("\n<p>From the import:\n<ul>\n");
            notes.forEach(note -> text.add("<li>$L\n", escaped(note)));
            text.add("</ul>\n");
        }
        return text.build();
    }

    /** Javadoc is HTML, and an at sign, a star and a slash, or a Unicode escape in it means something to the compiler. */
    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("@", "&#64;")
                .replace("\\", "&#92;")
                .replace("*/", "*&#47;")
                .replaceAll("[\\r\\n]+", " ");
    }
}
