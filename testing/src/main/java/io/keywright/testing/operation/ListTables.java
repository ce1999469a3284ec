package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.json.Fields;
import io.keywright.testing.table.Database;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** ListTables. */
final class ListTables implements Operation {

    private static final int MOST = 100;

    @Override
    public Map<String, ?> run(Fields request, Database database) {
        Constraints constraints = new Constraints();
        String start = request.string("ExclusiveStartTableName");
        Long limit = request.integer("Limit");
        constraints.name(start, "exclusiveStartTableName");
        constraints.atLeast(limit, "limit", 1);
        constraints.atMost(limit, "limit", MOST);
        constraints.check();
        List<String> names = new ArrayList<>();
        boolean more = false;
        for (String name :
                (start == null ? database.tables() : database.tables().tailMap(start, false)).keySet()) {
            more = names.size() == (limit == null ? MOST : limit);
            if (more) {
                break;
            }
            names.add(name);
        }
        Map<String, Object> reply = new LinkedHashMap<>();
        reply.put("TableNames", names);
        reply.put("LastEvaluatedTableName", more ? names.get(names.size() - 1) : null);
        return reply;
    }
}
