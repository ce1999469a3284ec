package io.keywright.processor.read;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.PropertyType;
import io.keywright.schema.PropertyType.DocumentType;
import io.keywright.schema.PropertyType.EnumType;
import io.keywright.schema.PropertyType.ListType;
import io.keywright.schema.PropertyType.MapType;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.PropertyType.SetType;
import io.keywright.schema.PropertyType.Unmappable;
import io.keywright.schema.ScalarKind;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
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
            "supported are String, numbers, boolean, char, enums, java.time types, UUID,"
                    + " byte[], @Document types, and List, Set, Map and Optional of them";

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

    /** How deep type arguments of documents are followed. */
    private static final int DEEPEST = 10;

    private final Elements elements;
    private final Access access;
    private final FieldOrder order;

    TypeClassifier(Elements elements, Access access, FieldOrder order) {
        this.elements = elements;
        this.access = access;
        this.order = order;
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
    PropertyType classify(TypeMirror type, Findings findings) {
        ScalarKind primitive = PRIMITIVES.get(type.getKind());
        if (primitive != null) {
            return new Scalar(primitive, true);
        }
        return switch (type.getKind()) {
            case ARRAY -> array((ArrayType) type, findings);
            case DECLARED -> declared((DeclaredType) type, findings);
            case ERROR -> missing(type, findings);
            case TYPEVAR -> unmappable(type, "is a type variable; write the type that is meant");
            case WILDCARD -> unmappable(type, "is a wildcard; write the type that is meant");
            default -> unmappable(type, "is none that can be stored; " + SUPPORTED);
        };
    }

    private PropertyType array(ArrayType type, Findings findings) {
        TypeMirror element = type.getComponentType();
        if (element.getKind() == TypeKind.BYTE) {
            return Scalar.of(ScalarKind.BYTES);
        }
        classify(element, findings);
        return unmappable(type, "is an array other than byte[]; write a java.util.List");
    }

    private PropertyType declared(DeclaredType type, Findings findings) {
        TypeElement element = (TypeElement) type.asElement();
        String name = element.getQualifiedName().toString();
        ScalarKind scalar = SCALARS.get(name);
        if (scalar != null) {
            return Scalar.of(scalar);
        }
        List<? extends TypeMirror> arguments = type.getTypeArguments();
        return switch (name) {
            case "java.util.List", "java.util.Set" ->
                arguments.isEmpty() ? raw(type) : collection(name, classify(arguments.get(0), findings));
            case "java.util.Map" -> arguments.isEmpty() ? raw(type) : map(type, arguments, findings);
            case "java.util.Optional" -> unmappable(type, "is an Optional inside another type; leave the value out");
            default -> other(type, element, findings);
        };
    }

    private static PropertyType collection(String name, PropertyType element) {
        return name.equals("java.util.List") ? new ListType(element) : new SetType(element);
    }

    private PropertyType map(DeclaredType type, List<? extends TypeMirror> arguments, Findings findings) {
        PropertyType key = classify(arguments.get(0), findings);
        PropertyType value = classify(arguments.get(1), findings);
        boolean legal = key instanceof EnumType || key.equals(Scalar.of(ScalarKind.STRING));
        return legal || key instanceof Unmappable
                ? new MapType(key, value)
                : unmappable(type, "has keys other than String or an enum; DynamoDB's maps have texts as keys");
    }

    private PropertyType other(DeclaredType type, TypeElement element, Findings findings) {
        type.getTypeArguments().forEach(argument -> noteMissing(argument, findings));
        Optional<String> obstacle = access.obstacle(element);
        if (element.getKind() == ElementKind.ENUM) {
            return obstacle.isPresent() ? unreachable(type, obstacle.get()) : enumeration(element, findings);
        }
        if (AnnotationView.find(element, "Document", elements).isPresent()) {
            if (obstacle.isPresent()) {
                return unreachable(type, obstacle.get());
            }
            return document(type, element, findings);
        }
        return unmappable(type, reason(element));
    }

    /** A generic one with known arguments is a document of its own for each use. */
    private PropertyType document(DeclaredType type, TypeElement element, Findings findings) {
        if (type.getTypeArguments().size() < element.getTypeParameters().size()) {
            return raw(type);
        }
        if (depth(type) > DEEPEST) {
            return unmappable(
                    type,
                    "is a generic document that holds itself with ever longer arguments; write a"
                            + " document of its own for what is meant");
        }
        List<PropertyType> arguments = type.getTypeArguments().stream()
                .map(argument -> classify(argument, findings))
                .toList();
        Optional<Unmappable> unknown = arguments.stream()
                .map(PropertyReader::unmappable)
                .flatMap(Optional::stream)
                .findFirst();
        if (unknown.isPresent()) {
            return unknown.get();
        }
        DocumentType document = new DocumentType(TypeNames.of(element), arguments);
        findings.document(document, type);
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

    private EnumType enumeration(TypeElement element, Findings findings) {
        element.getEnclosedElements().stream()
                .filter(member -> !(member instanceof TypeElement))
                .forEach(member -> AnnotationView.oursOn(member)
                        .forEach(annotation -> reportMember(element, member, annotation, findings)));
        List<String> constants = order.fields(element, findings).stream()
                .filter(member -> member.getKind() == ElementKind.ENUM_CONSTANT)
                .map(Element::getSimpleName)
                .map(Object::toString)
                .toList();
        return EnumType.byName(TypeNames.of(element), constants);
    }

    private static void reportMember(TypeElement owner, Element member, String annotation, Findings findings) {
        // ecj knows no place of a constant.
        findings.reportOnce(
                Rule.MISPLACED_ANNOTATION,
                Locator.ofType(findings.table(), TypeNames.of(owner)),
                "The member " + member.getSimpleName() + " of the enum " + TypeNames.of(owner)
                        + " may not carry an annotation of Keywright: \"@" + annotation
                        + "\". A constant is stored under its name; remove it.");
    }

    private String reason(TypeElement element) {
        String name = element.getQualifiedName().toString();
        if (AnnotationView.find(element, "Entity", elements).isPresent()) {
            return "is an entity, an item of its own; store its key, or make what is meant a @Document";
        }
        Optional<String> replacement = Replacements.of(name);
        if (replacement.isPresent()) {
            return "is none that can be stored; write " + replacement.get();
        }
        if (name.startsWith("java.")) {
            return "is none that can be stored; " + SUPPORTED;
        }
        return "is no @Document; annotate it if it is to be stored as a map; else " + SUPPORTED;
    }

    private PropertyType unreachable(TypeMirror type, String obstacle) {
        return unmappable(
                type,
                "cannot be reached from " + access.packageName() + ", where the generated code lies (" + obstacle
                        + "); make it public");
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
        return new Unmappable(TypeText.of(type), reason);
    }

    private static boolean named(DeclaredType type, String name) {
        return ((TypeElement) type.asElement()).getQualifiedName().contentEquals(name);
    }
}
