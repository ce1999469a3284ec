package io.keywright.processor.read;

import io.keywright.schema.PropertyType;
import io.keywright.schema.PropertyType.EnumType;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.ScalarKind;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Which of Java's types are single values. */
final class ScalarTypes {

    private static final Map<String, ScalarKind> OPTIONAL_NUMBERS = Map.of(
            "java.util.OptionalInt", ScalarKind.INT,
            "java.util.OptionalLong", ScalarKind.LONG,
            "java.util.OptionalDouble", ScalarKind.DOUBLE);

    /** What differs wherever two values differ, and has no second text. */
    private static final Set<ScalarKind> KEYS = EnumSet.of(
            ScalarKind.STRING,
            ScalarKind.CHARACTER,
            ScalarKind.BYTE,
            ScalarKind.SHORT,
            ScalarKind.INT,
            ScalarKind.LONG,
            ScalarKind.BIG_INTEGER,
            ScalarKind.INSTANT,
            ScalarKind.LOCAL_DATE_TIME,
            ScalarKind.LOCAL_DATE,
            ScalarKind.LOCAL_TIME,
            ScalarKind.YEAR_MONTH,
            ScalarKind.YEAR,
            ScalarKind.MONTH_DAY,
            ScalarKind.ZONE_ID,
            ScalarKind.ZONE_OFFSET,
            ScalarKind.UUID,
            ScalarKind.URI,
            ScalarKind.LOCALE,
            ScalarKind.CURRENCY);

    private static final Map<String, ScalarKind> SCALARS = Arrays.stream(ScalarKind.values())
            .filter(kind -> kind != ScalarKind.BYTES)
            .collect(Collectors.toMap(ScalarKind::javaType, Function.identity()));

    private static final Map<TypeKind, ScalarKind> PRIMITIVES = Map.of(
            TypeKind.BOOLEAN, ScalarKind.BOOLEAN,
            TypeKind.BYTE, ScalarKind.BYTE,
            TypeKind.SHORT, ScalarKind.SHORT,
            TypeKind.INT, ScalarKind.INT,
            TypeKind.LONG, ScalarKind.LONG,
            TypeKind.FLOAT, ScalarKind.FLOAT,
            TypeKind.DOUBLE, ScalarKind.DOUBLE,
            TypeKind.CHAR, ScalarKind.CHARACTER);

    private ScalarTypes() {}

    /** That of a primitive type; null for any other kind of type. */
    static @Nullable ScalarKind primitive(TypeKind kind) {
        return PRIMITIVES.get(kind);
    }

    /** That of a class; null for one that is no single value. */
    static @Nullable ScalarKind named(String qualifiedName) {
        return SCALARS.get(qualifiedName);
    }

    /** What is inside an {@code OptionalInt} and the like; empty for any other type. */
    static Optional<ScalarKind> optionalNumber(TypeMirror type) {
        return type instanceof DeclaredType declared
                ? Optional.ofNullable(OPTIONAL_NUMBERS.get(
                        ((TypeElement) declared.asElement()).getQualifiedName().toString()))
                : Optional.empty();
    }

    /** Whether a map can have such keys. */
    static boolean isMapKey(PropertyType key) {
        return key instanceof EnumType || (key instanceof Scalar scalar && KEYS.contains(scalar.kind()));
    }
}
