package io.keywright.schema;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a property has to do with items that older programs wrote.
 *
 * @param formerly the names under which it was stored before, the oldest first
 * @param defaultText its value where an item has none, as it is declared; null where there is no such value
 */
public record Evolution(List<String> formerly, @Nullable String defaultText) {

    /** As it ever was. */
    public static final Evolution NONE = new Evolution(List.of(), null);

    public Evolution {
        formerly = List.copyOf(formerly);
    }
}
