package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.error.ServiceError;
import io.keywright.testing.json.Fields;
import io.keywright.testing.table.Throughput;
import java.util.List;
import java.util.Objects;

/** Billing mode and provisioned throughput of tables and indexes. */
final class Billing {

    private static final long MOST_UNITS = 1_000_000_000_000L;
    private static final List<String> UNITS = List.of("ReadCapacityUnits", "WriteCapacityUnits");

    private Billing() {}

    static void check(Fields request, Constraints constraints) {
        constraints.oneOf(request.string("BillingMode"), "billingMode", List.of("PROVISIONED", "PAY_PER_REQUEST"));
        checkThroughput(request, "provisionedThroughput", constraints);
    }

    static void checkThroughput(Fields owner, String path, Constraints constraints) {
        Fields throughput = owner.structure("ProvisionedThroughput");
        if (throughput != null) {
            for (String unit : UNITS) {
                String member = path + "." + Character.toLowerCase(unit.charAt(0)) + unit.substring(1);
                constraints.present(throughput.integer(unit), member);
                constraints.atLeast(throughput.integer(unit), member, 1);
            }
        }
    }

    /** The throughput of a table or index; zero where it gives none. */
    static Throughput throughput(Fields owner) {
        Fields throughput = owner.structure("ProvisionedThroughput");
        return throughput == null
                ? Throughput.ON_DEMAND
                : new Throughput(
                        Objects.requireNonNull(throughput.integer("ReadCapacityUnits")),
                        Objects.requireNonNull(throughput.integer("WriteCapacityUnits")));
    }

    /** Refuses throughput beyond what the service can count. */
    private static void checkBounds(Fields owner, String suffix) {
        Fields throughput = owner.structure("ProvisionedThroughput");
        for (String unit : throughput == null ? List.<String>of() : UNITS) {
            Long units = throughput == null ? null : throughput.integer(unit);
            if (units != null && units > MOST_UNITS) {
                throw ServiceError.validation("Given value " + units + " for " + unit + " is out of bounds" + suffix);
            }
        }
    }

    /** Refuses throughput that does not go with the billing mode of a new table. */
    static void checkTable(Fields request) {
        checkBounds(request, "");
        boolean given = request.has("ProvisionedThroughput");
        if (isOnDemand(request)) {
            if (given) {
                throw ServiceError.invalidParameter("Neither ReadCapacityUnits nor WriteCapacityUnits can be "
                        + "specified when BillingMode is PAY_PER_REQUEST");
            }
        } else if (!given) {
            throw ServiceError.invalidParameter("ReadCapacityUnits and WriteCapacityUnits must both be specified "
                    + "when BillingMode is PROVISIONED");
        }
        List<Fields> indexes = request.structures("GlobalSecondaryIndexes");
        for (Fields index : indexes == null ? List.<Fields>of() : indexes) {
            checkIndex(index, isOnDemand(request));
        }
    }

    static void checkIndex(Fields index, boolean onDemand) {
        checkBounds(index, " for index " + index.string("IndexName"));
        if (index.has("ProvisionedThroughput") == onDemand) {
            throw ServiceError.invalidParameter(
                    onDemand
                            ? "ProvisionedThroughput should not be specified for index: " + index.string("IndexName")
                                    + " when BillingMode is PAY_PER_REQUEST"
                            : "ProvisionedThroughput must be specified for index: " + index.string("IndexName"));
        }
    }

    static boolean isOnDemand(Fields request) {
        return "PAY_PER_REQUEST".equals(request.string("BillingMode"));
    }
}
