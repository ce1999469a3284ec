package io.keywright.testing.operation;

import io.keywright.testing.json.Fields;
import io.keywright.testing.table.Database;
import java.util.Map;

/** One operation of the service. Stateless; run under the engine's lock. */
interface Operation {

    /** Carries out a request; the reply's members, or a ServiceError. */
    Map<String, ?> run(Fields request, Database database);
}
