package io.keywright.processor.read;

import io.keywright.schema.QualifiedName;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/** Finds out what a converter's class converts, and how generated code comes by an object of it. */
final class ConversionReader {

    private static final String INTERFACE = "io.keywright.annotation.ValueConverter";
    private static final String INSTANCE = "INSTANCE";

    private final Types types;
    private final Access access;
    private final Callable callable;

    ConversionReader(Compilation compilation, Access access) {
        this.types = compilation.types();
        this.access = access;
        this.callable = new Callable(compilation.types(), compilation.elements(), access);
    }

    /**
     * The conversion of a class, also of one that cannot be built: stubs speak of the types.
     *
     * @param problem takes a clause that says what is wrong, and what to do
     */
    Optional<Conversion> read(TypeMirror literal, Consumer<String> problem) {
        if (!(literal instanceof DeclaredType declared) || !(declared.asElement() instanceof TypeElement type)) {
            problem.accept("is no class. Write the class literal of a ValueConverter");
            return Optional.empty();
        }
        Optional<String> obstacle = access.obstacle(type).or(() -> shape(type));
        if (obstacle.isPresent()) {
            problem.accept("cannot be used from " + access.packageName() + ", where the generated code lies: "
                    + obstacle.get());
            return Optional.empty();
        }
        Optional<DeclaredType> converter = converter(type.asType());
        if (converter.isEmpty() || !isKnown(converter.get())) {
            problem.accept("does not say what it converts. Let it implement ValueConverter<T, S> with the types that"
                    + " are meant");
            return Optional.empty();
        }
        if (!isBuildable(type)) {
            problem.accept("cannot be built. Give it a constructor without parameters and without checked exceptions,"
                    + " or a static field INSTANCE of its own type, or make it an enum with one constant");
        }
        List<? extends TypeMirror> arguments = converter.get().getTypeArguments();
        return Optional.of(new Conversion(arguments.get(0), arguments.get(1), TypeNames.of(type), instance(type)));
    }

    private static Optional<String> shape(TypeElement type) {
        QualifiedName name = TypeNames.of(type);
        if (!type.getTypeParameters().isEmpty()) {
            return Optional.of(name + " is generic. Write a class of its own for the types that are meant");
        }
        boolean inner = type.getEnclosingElement() instanceof TypeElement
                && type.getKind() == ElementKind.CLASS
                && !type.getModifiers().contains(Modifier.STATIC);
        if (inner) {
            return Optional.of(name + " is an inner class, which needs an object around it. Make it static");
        }
        boolean instanced = field(type).isPresent();
        return type.getKind().isInterface() || (type.getModifiers().contains(Modifier.ABSTRACT) && !instanced)
                ? Optional.of(name + " is abstract. Name a class that can be built")
                : Optional.empty();
    }

    /** The interface with its arguments, wherever in the hierarchy they are given. */
    private Optional<DeclaredType> converter(TypeMirror type) {
        if (type instanceof DeclaredType declared
                && declared.asElement() instanceof TypeElement element
                && element.getQualifiedName().contentEquals(INTERFACE)) {
            return Optional.of(declared);
        }
        return types.directSupertypes(type).stream()
                .flatMap(parent -> converter(parent).stream())
                .findFirst();
    }

    private static boolean isKnown(DeclaredType converter) {
        return converter.getTypeArguments().size() == 2
                && converter.getTypeArguments().stream()
                        .noneMatch(argument -> argument.getKind() == TypeKind.TYPEVAR
                                || argument.getKind() == TypeKind.WILDCARD
                                || argument.getKind() == TypeKind.ERROR);
    }

    private boolean isBuildable(TypeElement type) {
        return instance(type) != null
                || (type.getKind() != ElementKind.ENUM
                        && ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
                                .filter(constructor ->
                                        constructor.getParameters().isEmpty())
                                .anyMatch(this::isCallable));
    }

    private boolean isCallable(ExecutableElement constructor) {
        return access.memberObstacle(constructor, "it").isEmpty()
                && callable.checkedException(constructor).isEmpty();
    }

    private @Nullable String instance(TypeElement type) {
        if (type.getKind() == ElementKind.ENUM) {
            List<String> constants = type.getEnclosedElements().stream()
                    .filter(member -> member.getKind() == ElementKind.ENUM_CONSTANT)
                    .map(member -> member.getSimpleName().toString())
                    .toList();
            return constants.size() == 1 ? constants.get(0) : null;
        }
        return field(type)
                .filter(field -> access.memberObstacle(field, "it").isEmpty())
                .map(field -> INSTANCE)
                .orElse(null);
    }

    private static Optional<? extends Element> field(TypeElement type) {
        return ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
                .filter(field -> field.getKind() == ElementKind.FIELD
                        && field.getSimpleName().contentEquals(INSTANCE)
                        && field.getModifiers().contains(Modifier.STATIC)
                        && TypeText.of(field.asType()).equals(TypeText.of(type.asType())))
                .findFirst();
    }
}
