package io.keywright.processor.read;

import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/** Types of the AWS SDK, which only the edge of a program knows. */
final class SdkTypes {

    private static final String PACKAGE = "software.amazon.awssdk.";

    private SdkTypes() {}

    /** The first such type in a type, however deep. */
    static Optional<TypeMirror> in(TypeMirror type) {
        if (type instanceof ArrayType array) {
            return in(array.getComponentType());
        }
        if (type instanceof WildcardType wildcard) {
            return Stream.ofNullable(wildcard.getExtendsBound())
                    .flatMap(bound -> in(bound).stream())
                    .findFirst()
                    .or(() -> Optional.ofNullable(wildcard.getSuperBound()).flatMap(SdkTypes::in));
        }
        if (!(type instanceof DeclaredType declared) || !(declared.asElement() instanceof TypeElement element)) {
            return Optional.empty();
        }
        if (element.getQualifiedName().toString().startsWith(PACKAGE)) {
            return Optional.of(type);
        }
        return declared.getTypeArguments().stream()
                .flatMap(argument -> in(argument).stream())
                .findFirst();
    }
}
