package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.error.ServiceError;
import io.keywright.testing.expression.DocumentPath;
import io.keywright.testing.expression.Projection;
import io.keywright.testing.json.Fields;
import io.keywright.testing.table.StorageKey;
import io.keywright.testing.value.Item;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What of the items a query or scan returns: Select together with the projection. */
final class Selection {

    private static final List<String> SELECT =
            List.of("SPECIFIC_ATTRIBUTES", "COUNT", "ALL_ATTRIBUTES", "ALL_PROJECTED_ATTRIBUTES");

    private final Source source;
    private final @Nullable String select;
    private final @Nullable Projection projection;
    private final boolean fetches;

    private Selection(Source source, @Nullable String select, @Nullable Projection projection) {
        this.source = source;
        this.select = select;
        this.projection = projection;
        boolean beyondIndex = "ALL_ATTRIBUTES".equals(select)
                ? !source.holdsAll()
                : projection != null
                        && projection.paths().stream()
                                .map(DocumentPath::attribute)
                                .anyMatch(name -> !source.holds(name));
        this.fetches = beyondIndex && !source.isGlobal();
        if (beyondIndex && source.isGlobal()) {
            refuseBeyondIndex();
        }
    }

    private void refuseBeyondIndex() {
        String index = source.index() == null ? "" : source.index().name();
        if (projection == null) {
            throw ServiceError.invalidParameter("Select type ALL_ATTRIBUTES is not supported for global secondary "
                    + "index " + index + " because its projection type is not ALL");
        }
        List<String> missing = projection.paths().stream()
                .map(DocumentPath::attribute)
                .filter(name -> !source.holds(name))
                .toList();
        throw ServiceError.invalidParameter("Global secondary index " + index + " does not project " + missing);
    }

    /** The checks that need no table. */
    static void check(Fields request, Constraints constraints) {
        constraints.oneOf(request.string("Select"), "select", SELECT);
    }

    static void checkWithProjection(Fields request, String verb) {
        String select = request.string("Select");
        String given = request.has("ProjectionExpression")
                ? "ProjectionExpression"
                : request.has("AttributesToGet") ? "AttributesToGet" : null;
        if (select == null) {
            return;
        }
        if (given != null && !select.equals("SPECIFIC_ATTRIBUTES")) {
            throw ServiceError.validation("1 validation error detected: Cannot specify the " + given
                    + " when choosing to get " + (select.equals("COUNT") ? "only the Count" : select));
        }
        if (given == null && select.equals("SPECIFIC_ATTRIBUTES")) {
            throw ServiceError.validation("1 validation error detected: Must specify the AttributesToGet or "
                    + "ProjectionExpression when choosing to get SPECIFIC_ATTRIBUTES");
        }
        if (select.equals("ALL_PROJECTED_ATTRIBUTES") && !request.has("IndexName")) {
            throw ServiceError.validation("1 validation error detected: ALL_PROJECTED_ATTRIBUTES can be used only when "
                    + verb + " using an IndexName");
        }
    }

    static Selection of(Fields request, Source source, @Nullable Projection projection) {
        return new Selection(source, request.string("Select"), projection);
    }

    boolean isCount() {
        return "COUNT".equals(select);
    }

    /** Whether each item must be read from the table because a local index does not hold what is asked. */
    boolean fetches() {
        return fetches;
    }

    /** The whole item as far as filter and projection may see it. */
    Item visible(StorageKey place, Item entry) {
        if (!fetches) {
            return entry;
        }
        Item item = source.table().get(place.owner());
        return item == null ? entry : item;
    }

    Item returned(Item item) {
        return projection == null ? item : projection.of(item);
    }
}
