package io.keywright.tools.diff;

import io.keywright.schema.Component;
import io.keywright.schema.Entity;
import io.keywright.schema.IndexKey;
import io.keywright.schema.KeyFormat.Shard;
import io.keywright.schema.KeyTemplate;
import io.keywright.schema.KeyTemplate.Literal;
import io.keywright.schema.KeyTemplate.Placeholder;
import io.keywright.schema.KeyTemplate.Segment;
import io.keywright.schema.Property;
import io.keywright.schema.PropertyType;
import io.keywright.schema.PropertyType.EnumType;
import io.keywright.schema.Resolution.Found;
import io.keywright.schema.Resolver;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Whether two templates write the same texts of the same items; how a template is spelled does not matter. */
final class KeyChanges {

    /** How the texts of two templates are related; the later, the less. */
    enum Likeness {
        /** All texts are the same. */
        SAME,
        /** The number of shards changed, and queries read both. */
        MORE_SHARDS,
        /** The former number of shards is no longer read. */
        SHARDS_FORGOTTEN,
        /** The texts of some items differ. */
        OTHER
    }

    private final Models models;
    private final Entity former;
    private final Entity later;

    KeyChanges(Models models, Entity former, Entity later) {
        this.models = models;
        this.former = former;
        this.later = later;
    }

    static Stream<KeyTemplate> templates(Entity entity) {
        return Stream.concat(
                templates(entity.key().pk(), entity.key().sk()),
                entity.indexKeys().stream().flatMap(key -> templates(key.pk(), key.sk())));
    }

    private static Stream<KeyTemplate> templates(KeyTemplate pk, @Nullable KeyTemplate sk) {
        return sk == null ? Stream.of(pk) : Stream.of(pk, sk);
    }

    Likeness primary() {
        return worse(
                compare(former.key().pk(), later.key().pk()),
                compare(former.key().sk(), later.key().sk()));
    }

    Likeness index(IndexKey before, IndexKey after) {
        return worse(compare(before.pk(), after.pk()), compare(before.sk(), after.sk()));
    }

    private static Likeness worse(Likeness one, Likeness other) {
        return one.compareTo(other) < 0 ? other : one;
    }

    private Likeness compare(@Nullable KeyTemplate before, @Nullable KeyTemplate after) {
        if (before == null || after == null) {
            return before == null && after == null ? Likeness.SAME : Likeness.OTHER;
        }
        List<Segment> formerSegments = before.segments();
        List<Segment> laterSegments = after.segments();
        if (formerSegments.size() != laterSegments.size()) {
            return Likeness.OTHER;
        }
        Likeness likeness = Likeness.SAME;
        for (int at = 0; at < formerSegments.size(); at++) {
            likeness = worse(likeness, compare(formerSegments.get(at), laterSegments.get(at)));
        }
        return likeness;
    }

    private Likeness compare(Segment before, Segment after) {
        if (before instanceof Literal one && after instanceof Literal other) {
            return one.equals(other) ? Likeness.SAME : Likeness.OTHER;
        }
        if (before instanceof Placeholder one
                && after instanceof Placeholder other
                && Resolver.resolve(models.before(), former, one) instanceof Found formerFound
                && Resolver.resolve(models.after(), later, other) instanceof Found laterFound) {
            return compare(formerFound.component(), laterFound.component());
        }
        return Likeness.OTHER;
    }

    private static Likeness compare(Component before, Component after) {
        if (!sameValue(before.path(), after.path())
                || !sameTexts(before.property().type(), after.property().type())) {
            return Likeness.OTHER;
        }
        if (before.format() instanceof Shard one && after.format() instanceof Shard other) {
            return compare(one, other);
        }
        return before.format().equals(after.format()) ? Likeness.SAME : Likeness.OTHER;
    }

    private static boolean sameValue(List<Property> before, List<Property> after) {
        if (before.size() != after.size()) {
            return false;
        }
        for (int at = 0; at < before.size(); at++) {
            if (!Models.continues(before.get(at), after.get(at))) {
                return false;
            }
        }
        return true;
    }

    /** An enum in a key is written by the texts of its constants; of other types the format says all. */
    private static boolean sameTexts(PropertyType before, PropertyType after) {
        return !(before.stored() instanceof EnumType one)
                || !(after.stored() instanceof EnumType other)
                || one.constants().stream()
                        .allMatch(constant -> constant.text() == null
                                || other.texts().contains(constant.text())
                                || other.constants().stream()
                                        .noneMatch(next -> next.formerly().contains(constant.text())));
    }

    private static Likeness compare(Shard before, Shard after) {
        boolean reads = after.texts().containsAll(before.texts()) && isStillRead(before, after);
        if (before.count() != after.count()) {
            return reads ? Likeness.MORE_SHARDS : Likeness.OTHER;
        }
        boolean forgotten = before.formerly().isPresent() && !before.formerly().equals(after.formerly());
        return forgotten ? Likeness.SHARDS_FORGOTTEN : Likeness.SAME;
    }

    private static boolean isStillRead(Shard before, Shard after) {
        return after.formerly().isPresent() && after.formerly().getAsInt() == before.count();
    }
}
