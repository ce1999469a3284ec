package io.keywright.tools.doctor;

import java.util.Locale;

/** What can be wrong with an item. */
enum Kind {
    /** It has no type; mended if its key and content fit one entity. */
    MISSING_TYPE,
    /** No entity of the model has its type. */
    UNKNOWN_TYPE,
    /** Its type is one that the entity had before. */
    OLD_TYPE,
    /** The entity's mapper cannot read it. */
    UNREADABLE,
    /** Its primary key is not what its attributes give. Never mended: which of them is right, only people know. */
    KEY_DISAGREES,
    /** It is to be in an index, and has no key there. */
    MISSING_INDEX_KEY,
    /** It has one of the two attributes of an index key. */
    HALF_INDEX_KEY,
    /** Its key in an index is not what its attributes give, or ought not to be there. */
    STALE_INDEX_KEY,
    /** An attribute has a name that its property had before. */
    OLD_ATTRIBUTE,
    /** It names an entity that is not there. */
    DANGLING_REFERENCE,
    /** It is an edge, and one of its ends is not there. */
    DANGLING_EDGE,
    /** It is the guard of a unique value that its owner does not hold. */
    ORPHANED_GUARD,
    /** It is close to the 400 KB that an item can have. */
    LARGE_ITEM;

    /** Whether an update of the item itself can mend it. */
    boolean isMendable() {
        return switch (this) {
            case MISSING_TYPE, OLD_TYPE, MISSING_INDEX_KEY, HALF_INDEX_KEY, STALE_INDEX_KEY, OLD_ATTRIBUTE -> true;
            default -> false;
        };
    }

    /** As reports have it: {@code stale-index-key}. */
    String text() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
