package io.keywright.testing.table;

import java.util.LinkedHashMap;
import java.util.Map;

/** Provisioned capacity units; zero and zero where the table is billed by request. */
public record Throughput(long read, long write) {

    public static final Throughput ON_DEMAND = new Throughput(0, 0);

    Map<String, Object> describe() {
        Map<String, Object> description = new LinkedHashMap<>();
        description.put("NumberOfDecreasesToday", 0);
        description.put("ReadCapacityUnits", read);
        description.put("WriteCapacityUnits", write);
        return description;
    }
}
