package io.keywright.processor.read;

import io.keywright.schema.PropertyType;
import io.keywright.schema.PropertyType.ConvertedType;
import io.keywright.schema.PropertyType.DocumentType;
import io.keywright.schema.PropertyType.ListType;
import io.keywright.schema.PropertyType.MapType;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.PropertyType.SetType;
import io.keywright.schema.PropertyType.Unmappable;
import io.keywright.schema.ScalarKind;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;

/** From the compiler's types to the schema's. A type that cannot be stored keeps its name and the reason. */
final class TypeClassifier {

    private static final String SUPPORTED =
            "supported are String, numbers, boolean, char, enums, java.time types, UUID, URI, Locale, Currency,"
                    + " byte[], ByteBuffer, @Document types, and List, Set, Map, Optional and arrays of them; for what"
                    + " is none of these name a converter with @Converted";

    private static final String FREE_FORM =
            "says nothing of what it holds, so nothing could be read back as it was; write the type that is meant, or"
                    + " name a converter with @Converted";

    /** How deep type arguments of documents are followed. */
    private static final int DEEPEST = 10;

    private final Elements elements;
    private final Access access;
    private final EnumReader enums;

    TypeClassifier(Elements elements, Access access, FieldOrder order) {
        this.elements = elements;
        this.access = access;
        this.enums = new EnumReader(elements, order);
    }

    /** Whether a property of this type says by it that it can be absent. */
    static boolean isOptional(TypeMirror type) {
        return optionalContent(type).isPresent()
                || ScalarTypes.optionalNumber(type).isPresent();
    }

    /** What is inside an {@code Optional}; empty for any other type. */
    static Optional<TypeMirror> optionalContent(TypeMirror type) {
        return type instanceof DeclaredType declared
                        && named(declared, "java.util.Optional")
                        && declared.getTypeArguments().size() == 1
                ? Optional.of(declared.getTypeArguments().get(0))
                : Optional.empty();
    }

    /** The type's place in the schema; documents and missing types are noted. */
    PropertyType classify(TypeMirror type, Within within) {
        ScalarKind primitive = ScalarTypes.primitive(type.getKind());
        TypeMirror boxed = primitive == null
                ? type
                : elements.getTypeElement(primitive.javaType()).asType();
        Optional<Conversion> conversion = within.conversion(boxed);
        if (conversion.isPresent() && !within.isBehind(conversion.get())) {
            return converted(type, conversion.get(), within);
        }
        PropertyType plain = conversion.isPresent()
                ? refused(type)
                : primitive == null ? plain(type, within) : new Scalar(primitive, true);
        List<Conversion> circle = plain instanceof Unmappable ? within.circle(boxed) : List.of();
        if (circle.isEmpty()) {
            return plain;
        }
        within.reportUnusable(circle.get(0), Unconvertible.leadsBack(circle));
        return refused(type);
    }

    private PropertyType plain(TypeMirror type, Within within) {
        return switch (type.getKind()) {
            case ARRAY -> array((ArrayType) type, within);
            case DECLARED -> declared((DeclaredType) type, within);
            case ERROR -> missing(type, within.findings());
            case TYPEVAR -> unmappable(type, "is a type variable; write the type that is meant");
            case WILDCARD -> unmappable(type, "is a wildcard, which " + FREE_FORM);
            default -> unmappable(type, "is none that can be stored; " + SUPPORTED);
        };
    }

    private PropertyType converted(TypeMirror type, Conversion conversion, Within within) {
        Optional<String> obstacle = JavaTypeReader.obstacle(conversion.from(), access);
        if (obstacle.isPresent()) {
            return unreachable(type, obstacle.get());
        }
        Within behind = within.behind(conversion);
        PropertyType content = classify(conversion.to(), behind);
        Optional<Unmappable> unknown = PropertyReader.unmappable(content);
        unknown.filter(part -> !part.reason().isEmpty())
                .ifPresent(part -> behind.reportUnusable(conversion, Unconvertible.holds(conversion, part)));
        return new ConvertedType(
                JavaTypeReader.read(conversion.from()),
                conversion.converter(),
                conversion.instance(),
                unknown.isPresent() ? refused(conversion.to()) : content);
    }

    private PropertyType array(ArrayType type, Within within) {
        TypeMirror element = type.getComponentType();
        if (element.getKind() == TypeKind.BYTE) {
            return Scalar.of(ScalarKind.BYTES);
        }
        PropertyType content = classify(element, within);
        // The converter takes the class; the array holds the primitive all the same.
        return new io.keywright.schema.PropertyType.ArrayType(
                element.getKind().isPrimitive() && content instanceof ConvertedType converted
                        ? new ConvertedType(
                                JavaTypeReader.read(element),
                                converted.converter(),
                                converted.instance(),
                                converted.content())
                        : content);
    }

    private PropertyType declared(DeclaredType type, Within within) {
        TypeElement element = (TypeElement) type.asElement();
        String name = element.getQualifiedName().toString();
        ScalarKind scalar = ScalarTypes.named(name);
        if (scalar != null) {
            return Scalar.of(scalar);
        }
        List<? extends TypeMirror> arguments = type.getTypeArguments();
        return switch (name) {
            case "java.util.List", "java.util.Set" ->
                arguments.isEmpty() ? raw(type) : collection(name, classify(arguments.get(0), within), within);
            case "java.util.Map" -> arguments.isEmpty() ? raw(type) : map(type, arguments, within);
            case "java.util.Optional", "java.util.OptionalInt", "java.util.OptionalLong", "java.util.OptionalDouble" ->
                isRaw(element, type)
                        ? raw(type)
                        : unmappable(type, "is an Optional inside another type; leave the value out");
            case "java.lang.Object" -> unmappable(type, FREE_FORM);
            default -> within.lacksConverter(element) ? refused(type) : other(type, element, within);
        };
    }

    private static PropertyType collection(String name, PropertyType element, Within within) {
        return name.equals("java.util.List") ? new ListType(element) : new SetType(element, within.asList());
    }

    private PropertyType map(DeclaredType type, List<? extends TypeMirror> arguments, Within within) {
        PropertyType key = classify(arguments.get(0), within);
        PropertyType value = classify(arguments.get(1), within);
        return ScalarTypes.isMapKey(key.stored()) || key.stored() instanceof Unmappable
                ? new MapType(key, value)
                : unmappable(
                        type,
                        "has keys that are neither text nor have one text each; DynamoDB's maps have texts as keys, so"
                                + " write String, an enum, UUID, a whole number, a date or what a converter makes one"
                                + " of these");
    }

    private PropertyType other(DeclaredType type, TypeElement element, Within within) {
        Findings findings = within.findings();
        type.getTypeArguments().forEach(argument -> noteMissing(argument, findings));
        Optional<String> obstacle = access.obstacle(element);
        if (element.getKind() == ElementKind.ENUM) {
            return obstacle.isPresent() ? unreachable(type, obstacle.get()) : enums.read(element, findings);
        }
        if (AnnotationView.find(element, "Document", elements).isPresent()) {
            if (obstacle.isPresent()) {
                return unreachable(type, obstacle.get());
            }
            return document(type, element, within);
        }
        return unmappable(type, reason(element));
    }

    /** A generic one with known arguments is a document of its own for each use. */
    private PropertyType document(DeclaredType type, TypeElement element, Within within) {
        if (isRaw(element, type)) {
            return raw(type);
        }
        if (depth(type) > DEEPEST) {
            return unmappable(
                    type,
                    "is a generic document that holds itself with ever longer arguments; write a"
                            + " document of its own for what is meant");
        }
        List<PropertyType> arguments = type.getTypeArguments().stream()
                .map(argument -> classify(argument, within.elsewhere()))
                .toList();
        Optional<Unmappable> unknown = arguments.stream()
                .map(PropertyReader::unmappable)
                .flatMap(Optional::stream)
                .findFirst();
        if (unknown.isPresent()) {
            return unknown.get();
        }
        DocumentType document = new DocumentType(TypeNames.of(element), arguments);
        within.findings().document(document, type);
        return document;
    }

    private static int depth(TypeMirror type) {
        return type instanceof DeclaredType declared
                ? 1
                        + declared.getTypeArguments().stream()
                                .mapToInt(TypeClassifier::depth)
                                .max()
                                .orElse(0)
                : 0;
    }

    private String reason(TypeElement element) {
        String name = element.getQualifiedName().toString();
        if (AnnotationView.find(element, "Entity", elements).isPresent()) {
            return "is an entity, an item of its own; store its key, or make what is meant a @Document";
        }
        Optional<String> replacement = Replacements.of(name);
        if (replacement.isPresent()) {
            return "is none that can be stored; write " + replacement.get() + ", or name a converter with @Converted";
        }
        if (name.startsWith("java.")) {
            return "is none that can be stored; " + SUPPORTED;
        }
        return "is no @Document; annotate it if it is to be stored as a map, or with @Converted; else " + SUPPORTED;
    }

    private PropertyType unreachable(TypeMirror type, String obstacle) {
        return unmappable(
                type,
                "cannot be reached from " + access.packageName() + ", where the generated code lies (" + obstacle
                        + "); make it public");
    }

    /** Of which the reason has been told where its converter is named. */
    private static PropertyType refused(TypeMirror type) {
        return unmappable(type, "");
    }

    private static boolean isRaw(TypeElement element, DeclaredType type) {
        return type.getTypeArguments().size() < element.getTypeParameters().size();
    }

    private static PropertyType raw(TypeMirror type) {
        return unmappable(type, "lacks its type arguments; write what it holds");
    }

    private static PropertyType missing(TypeMirror type, Findings findings) {
        findings.missing(type.toString());
        return unmappable(type, "cannot be found");
    }

    private void noteMissing(TypeMirror type, Findings findings) {
        if (type.getKind() == TypeKind.ERROR) {
            findings.missing(type.toString());
        }
    }

    private static PropertyType unmappable(TypeMirror type, String reason) {
        return new Unmappable(TypeText.brief(type), reason);
    }

    private static boolean named(DeclaredType type, String name) {
        return ((TypeElement) type.asElement()).getQualifiedName().contentEquals(name);
    }
}
