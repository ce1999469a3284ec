package io.keywright.tools.diff;

import io.keywright.schema.Construction.Member;
import io.keywright.schema.Construction.Sealed;
import io.keywright.schema.Document;
import io.keywright.schema.PropertyType;
import io.keywright.schema.PropertyType.ArrayType;
import io.keywright.schema.PropertyType.ConvertedType;
import io.keywright.schema.PropertyType.DocumentType;
import io.keywright.schema.PropertyType.EnumConstant;
import io.keywright.schema.PropertyType.EnumType;
import io.keywright.schema.PropertyType.ListType;
import io.keywright.schema.PropertyType.MapType;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.PropertyType.SetType;
import io.keywright.schema.ScalarKind;
import java.util.List;
import java.util.Optional;

/** Whether a type reads what another one has stored, and the other way round. */
final class TypeChanges {

    /** Each holds the numbers of those before it. */
    private static final List<ScalarKind> WHOLE = List.of(
            ScalarKind.BYTE,
            ScalarKind.SHORT,
            ScalarKind.INT,
            ScalarKind.LONG,
            ScalarKind.BIG_INTEGER,
            ScalarKind.BIG_DECIMAL);

    private static final List<ScalarKind> BINARY_FRACTIONS = List.of(ScalarKind.FLOAT, ScalarKind.DOUBLE);

    private final Models models;
    private final Changes changes;
    private final PropertyChanges properties;

    TypeChanges(Models models, Changes changes, PropertyChanges properties) {
        this.models = models;
        this.changes = changes;
        this.properties = properties;
    }

    /**
     * Finds what changed of a property's type.
     *
     * @param subject the property
     * @param entityType the type of the entity whose items have it
     */
    void find(String subject, String entityType, PropertyType before, PropertyType after) {
        if (before instanceof ConvertedType || after instanceof ConvertedType) {
            converted(subject, before, after);
            find(subject, entityType, content(before), content(after));
        } else if (before instanceof Scalar one && after instanceof Scalar other) {
            scalar(subject, one.kind(), other.kind());
        } else if (before instanceof EnumType one && after instanceof EnumType other) {
            constants(subject, one, other);
        } else if (before instanceof DocumentType one && after instanceof DocumentType other) {
            document(subject, entityType, one, other);
        } else if (before instanceof MapType one && after instanceof MapType other) {
            find(subject, entityType, one.key(), other.key());
            find(subject, entityType, one.value(), other.value());
        } else if (isList(before) && isList(after)) {
            find(subject, entityType, before.parts().get(0), after.parts().get(0));
        } else if (before instanceof SetType one
                && after instanceof SetType other
                && one.isNative() == other.isNative()) {
            find(subject, entityType, one.element(), other.element());
        } else if (isText(after) && before instanceof EnumType) {
            wider(subject, before, after);
        } else {
            incompatible(subject, before, after);
        }
    }

    private static PropertyType content(PropertyType type) {
        return type instanceof ConvertedType converted ? converted.content() : type;
    }

    private static boolean isList(PropertyType type) {
        return type instanceof ListType
                || type instanceof ArrayType
                || (type instanceof SetType set && !set.isNative());
    }

    private static boolean isText(PropertyType type) {
        return type instanceof Scalar scalar && scalar.kind() == ScalarKind.STRING;
    }

    private void converted(String subject, PropertyType before, PropertyType after) {
        boolean same = before instanceof ConvertedType one
                && after instanceof ConvertedType other
                && one.converter().equals(other.converter());
        if (!same) {
            changes.rollout(
                    subject,
                    "It is converted by " + converter(after) + ", formerly by " + converter(before)
                            + ". Whether both write the same cannot be told from the models.",
                    "See that each reads what the other has stored.");
        }
    }

    private static String converter(PropertyType type) {
        return type instanceof ConvertedType converted ? converted.converter().nestedName() : "nothing";
    }

    private void scalar(String subject, ScalarKind before, ScalarKind after) {
        if (before == after || (isBytes(before) && isBytes(after))) {
            return;
        }
        if (after == ScalarKind.STRING && before.stored() == ScalarKind.Stored.STRING) {
            wider(subject, Scalar.of(before), Scalar.of(after));
        } else if (holds(WHOLE, before, after) || holds(BINARY_FRACTIONS, before, after)) {
            wider(subject, Scalar.of(before), Scalar.of(after));
        } else {
            incompatible(subject, Scalar.of(before), Scalar.of(after));
        }
    }

    private static boolean isBytes(ScalarKind kind) {
        return kind.stored() == ScalarKind.Stored.BINARY;
    }

    private static boolean holds(List<ScalarKind> order, ScalarKind before, ScalarKind after) {
        return order.contains(before) && order.indexOf(before) < order.indexOf(after);
    }

    private void wider(String subject, PropertyType before, PropertyType after) {
        changes.rollout(
                subject,
                "It is " + name(after) + ", formerly " + name(before)
                        + ": stored values are read, but programs of the former model cannot read every new one.",
                "Deploy all programs before one of them writes what the former type cannot hold.");
    }

    private void incompatible(String subject, PropertyType before, PropertyType after) {
        changes.breaking(
                subject,
                "It is " + name(after) + ", formerly " + name(before)
                        + ": stored values, or some of them, cannot be read.",
                "Declare a new property beside it, @Nullable, and move the values over by a program of your own.");
    }

    private static String name(PropertyType type) {
        if (type instanceof Scalar scalar) {
            return scalar.kind().javaType().replaceFirst(".*\\.", "");
        }
        if (type instanceof EnumType enumType) {
            return enumType.name().nestedName();
        }
        if (type instanceof DocumentType document) {
            return document.name().nestedName();
        }
        if (type instanceof SetType set) {
            return "a set of " + name(set.element()) + (set.isNative() ? "" : " kept as a list");
        }
        if (type instanceof MapType map) {
            return "a map of " + name(map.value());
        }
        return type.parts().isEmpty()
                ? "another type"
                : "a list of " + name(type.parts().get(0));
    }

    private void constants(String subject, EnumType before, EnumType after) {
        boolean fallback = after.constants().stream().anyMatch(EnumConstant::fallback);
        boolean formerFallback = before.constants().stream().anyMatch(EnumConstant::fallback);
        List<String> unread = before.texts().stream()
                .filter(text -> after.constants().stream().noneMatch(constant -> reads(constant, text)))
                .toList();
        List<String> unknown = after.texts().stream()
                .filter(text -> before.constants().stream().noneMatch(constant -> reads(constant, text)))
                .toList();
        if (!unread.isEmpty() && fallback) {
            changes.safe(subject, "The stored texts " + unread + " are read as the fallback.");
        } else if (!unread.isEmpty()) {
            changes.breaking(
                    subject,
                    "The stored texts " + unread + " stand for no constant any longer: their items cannot be read.",
                    "Keep the constants, name the texts as formerly of another one by @Stored, or give the enum a fallback.");
        }
        if (!unknown.isEmpty() && formerFallback) {
            changes.safe(
                    subject, "The new texts " + unknown + " are read as the fallback by programs of the former model.");
        } else if (!unknown.isEmpty()) {
            changes.rollout(
                    subject,
                    "The texts " + unknown + " are new: programs of the former model cannot read them.",
                    "Deploy all programs before one of them writes them.");
        }
    }

    private static boolean reads(EnumConstant constant, String text) {
        return text.equals(constant.text()) || constant.formerly().contains(text);
    }

    private void document(String subject, String entityType, DocumentType before, DocumentType after) {
        Optional<Document> former = models.formerDocument(before);
        Optional<Document> later = models.laterDocument(after);
        if (former.isEmpty() || later.isEmpty()) {
            return;
        }
        Optional<Sealed> formerSealed = former.get().sealed();
        Optional<Sealed> laterSealed = later.get().sealed();
        if (formerSealed.isPresent() && laterSealed.isPresent()) {
            members(subject, entityType, formerSealed.get(), laterSealed.get());
        } else if (formerSealed.isPresent() || laterSealed.isPresent()) {
            incompatible(subject, before, after);
        } else {
            properties.document(former.get(), later.get(), entityType);
        }
    }

    private void members(String subject, String entityType, Sealed before, Sealed after) {
        if (!before.tagAttribute().equals(after.tagAttribute())) {
            changes.breaking(
                    subject,
                    "What a document is stands in \"" + after.tagAttribute() + "\", formerly in \""
                            + before.tagAttribute() + "\": stored ones cannot be told apart.",
                    "Keep the name of the tag.");
        }
        for (Member former : before.members()) {
            Optional<Member> later = after.members().stream()
                    .filter(member -> reads(member, former.tag()))
                    .findFirst();
            if (later.isEmpty()) {
                changes.breaking(
                        subject,
                        "Stored documents with the tag \"" + former.tag() + "\" cannot be read any longer.",
                        "Keep the class, or name its tag as formerly of another one.");
            } else {
                models.before()
                        .document(former.document())
                        .ifPresent(document -> models.after()
                                .document(later.get().document())
                                .ifPresent(next -> properties.document(document, next, entityType)));
            }
        }
        List<String> unknown = after.members().stream()
                .map(Member::tag)
                .filter(tag -> before.members().stream().noneMatch(member -> reads(member, tag)))
                .toList();
        if (!unknown.isEmpty()) {
            changes.rollout(
                    subject,
                    "The tags " + unknown + " are new: programs of the former model cannot read such documents.",
                    "Deploy all programs before one of them writes them.");
        }
    }

    private static boolean reads(Member member, String tag) {
        return member.tag().equals(tag) || member.formerly().contains(tag);
    }
}
