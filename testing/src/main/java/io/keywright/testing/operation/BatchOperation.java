package io.keywright.testing.operation;

import io.keywright.testing.json.Fields;
import io.keywright.testing.table.Database;
import java.util.Map;

/** An operation that may leave part of its work to the caller. */
interface BatchOperation extends Operation {

    /** Carries out at most so many of the request's keys or writes; the others come back unprocessed. */
    Map<String, ?> run(Fields request, Database database, int most);

    @Override
    default Map<String, ?> run(Fields request, Database database) {
        return run(request, database, Integer.MAX_VALUE);
    }
}
