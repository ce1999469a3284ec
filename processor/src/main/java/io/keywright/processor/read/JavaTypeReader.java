package io.keywright.processor.read;

import io.keywright.schema.JavaType;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import org.jspecify.annotations.Nullable;

/** Types of which nothing is asked but their names. */
final class JavaTypeReader {

    private JavaTypeReader() {}

    static JavaType read(TypeMirror type) {
        if (type instanceof ArrayType array) {
            return new JavaType.Array(read(array.getComponentType()));
        } else if (type instanceof WildcardType wildcard) {
            return new JavaType.Wildcard(bound(wildcard.getExtendsBound()), bound(wildcard.getSuperBound()));
        } else if (type instanceof DeclaredType declared && declared.asElement() instanceof TypeElement element) {
            return new JavaType.Named(
                    TypeNames.of(element),
                    declared.getTypeArguments().stream()
                            .map(JavaTypeReader::read)
                            .toList());
        }
        return new JavaType.Primitive(type.getKind().name().toLowerCase(Locale.ROOT));
    }

    private static @Nullable JavaType bound(@Nullable TypeMirror bound) {
        return bound == null ? null : read(bound);
    }

    /** Why generated code cannot speak of a type; empty where it can. */
    static Optional<String> obstacle(TypeMirror type, Access access) {
        if (type instanceof ArrayType array) {
            return obstacle(array.getComponentType(), access);
        } else if (type instanceof WildcardType wildcard) {
            return Stream.of(
                            Optional.ofNullable(wildcard.getExtendsBound()),
                            Optional.ofNullable(wildcard.getSuperBound()))
                    .flatMap(Optional::stream)
                    .flatMap(bound -> obstacle(bound, access).stream())
                    .findFirst();
        } else if (type instanceof DeclaredType declared && declared.asElement() instanceof TypeElement element) {
            return access.obstacle(element)
                    .or(() -> declared.getTypeArguments().stream()
                            .flatMap(argument -> obstacle(argument, access).stream())
                            .findFirst());
        }
        return Optional.empty();
    }
}
