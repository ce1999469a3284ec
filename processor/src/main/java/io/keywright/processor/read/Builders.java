package io.keywright.processor.read;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * Finds the builder of a class: what its static method {@code builder()} or {@code newBuilder()} gives, else that of the
 * class which Immutables generates from it.
 */
final class Builders {

    private static final List<String> STARTS = List.of("builder", "newBuilder");
    private static final String BUILD = "build";
    private static final String IMMUTABLES = "org.immutables.value.Value.Immutable";
    private static final String GENERATED = "Immutable";
    private static final String ABSTRACT = "Abstract";

    private final Elements elements;
    private final Types types;

    Builders(Compilation compilation) {
        this.elements = compilation.elements();
        this.types = compilation.types();
    }

    /** The builder; empty where there is none, or none yet, which is noted as missing. */
    Optional<Way> find(DeclaredType used, Findings findings) {
        TypeElement type = (TypeElement) used.asElement();
        Optional<Way> own = in(type, used, findings);
        if (own.isPresent() || !findings.missing().isEmpty()) {
            return own;
        }
        boolean announced = type.getAnnotationMirrors().stream()
                .anyMatch(mirror -> AnnotationView.qualifiedName(mirror).equals(IMMUTABLES));
        Optional<TypeElement> generated = generated(type);
        if (announced && generated.isEmpty()) {
            findings.missingUnnamed(names(type).get(0));
        }
        return generated.flatMap(implementation -> in(implementation, used, findings));
    }

    private Optional<Way> in(TypeElement owner, DeclaredType used, Findings findings) {
        return STARTS.stream()
                .flatMap(name -> ElementFilter.methodsIn(owner.getEnclosedElements()).stream()
                        .filter(method -> method.getSimpleName().contentEquals(name)
                                && method.getParameters().isEmpty()
                                && method.getModifiers().contains(Modifier.STATIC)
                                && !method.getModifiers().contains(Modifier.PRIVATE)))
                .flatMap(start -> of(owner, start, used, findings).stream())
                .findFirst();
    }

    /** By way of one method; empty where that gives no builder of the class. */
    Optional<Way> of(TypeElement owner, ExecutableElement start, DeclaredType used, Findings findings) {
        TypeMirror result = start.getReturnType();
        if (result.getKind() == TypeKind.ERROR) {
            findings.missing(result.toString());
        }
        if (result.getKind() != TypeKind.DECLARED) {
            return Optional.empty();
        }
        DeclaredType builder = (DeclaredType) result;
        Substitution substitution = Substitution.of(builder, types);
        for (ExecutableElement method :
                ElementFilter.methodsIn(elements.getAllMembers((TypeElement) builder.asElement()))) {
            if (method.getSimpleName().contentEquals(BUILD)
                    && method.getParameters().isEmpty()
                    && !method.getModifiers().contains(Modifier.STATIC)) {
                TypeMirror built = substitution.in(method.getReturnType());
                if (built.getKind() == TypeKind.DECLARED
                        && types.isSubtype(types.erasure(built), types.erasure(used))) {
                    DeclaredType meant = (DeclaredType)
                            Substitution.of((DeclaredType) built, used, types).in(builder);
                    return Optional.of(new Way.Built(TypeNames.of(owner), start, meant, method));
                }
            }
        }
        return Optional.empty();
    }

    private Optional<TypeElement> generated(TypeElement type) {
        return names(type).stream()
                .map(elements::getTypeElement)
                .filter(found ->
                        found != null && types.isSubtype(types.erasure(found.asType()), types.erasure(type.asType())))
                .findFirst();
    }

    /** {@code Order}, and {@code AbstractOrder}, give {@code ImmutableOrder} in the same package, or in that of the outer class. */
    private List<String> names(TypeElement type) {
        String packageName = elements.getPackageOf(type).getQualifiedName().toString();
        String prefix = packageName.isEmpty() ? "" : packageName + ".";
        String simple = type.getSimpleName().toString();
        String bare = simple.startsWith(ABSTRACT) && simple.length() > ABSTRACT.length()
                ? simple.substring(ABSTRACT.length())
                : simple;
        Stream<String> beside = Stream.of(prefix + GENERATED + bare);
        return type.getEnclosingElement() instanceof TypeElement outer
                ? Stream.concat(beside, Stream.of(prefix + GENERATED + outer.getSimpleName() + "." + bare))
                        .toList()
                : beside.toList();
    }
}
