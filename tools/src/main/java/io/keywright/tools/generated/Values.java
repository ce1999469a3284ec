package io.keywright.tools.generated;

import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Makes values of a user's own types from text, where picocli knows no way: by a factory or constructor that takes one. */
public final class Values {

    private Values() {}

    /** A converter for a class that has a public static {@code of}, {@code parse}, {@code valueOf} or a constructor for a text. */
    public static <T> Optional<ITypeConverter<T>> converter(Class<T> type) {
        if (type.isEnum() || type.getName().startsWith("java.") || type.isPrimitive()) {
            return Optional.empty();
        }
        Stream<Executable> factories = Stream.of(type.getMethods())
                .filter(method -> Modifier.isStatic(method.getModifiers())
                        && type.isAssignableFrom(method.getReturnType())
                        && Stream.of("of", "parse", "valueOf", "fromString").anyMatch(method.getName()::equals))
                .map(Executable.class::cast);
        return Stream.concat(factories, Stream.of(type.getConstructors()))
                .filter(executable ->
                        executable.getParameterCount() == 1 && executable.getParameterTypes()[0] == String.class)
                .findFirst()
                .map(executable -> text -> made(type, executable, text));
    }

    private static <T> T made(Class<T> type, Executable executable, String text) throws ReflectiveOperationException {
        try {
            Object made = executable instanceof java.lang.reflect.Method method
                    ? method.invoke(null, text)
                    : ((java.lang.reflect.Constructor<?>) executable).newInstance(text);
            return type.cast(made);
        } catch (InvocationTargetException refused) {
            throw new TypeConversionException("\"" + text + "\" is no " + type.getSimpleName() + ": "
                    + refused.getTargetException().getMessage());
        }
    }
}
