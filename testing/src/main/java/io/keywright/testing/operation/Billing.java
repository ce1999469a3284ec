package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.error.ServiceError;
import io.keywright.testing.json.Fields;
import io.keywright.testing.table.Throughput;
import io.keywright.testing.table.ThroughputOptions;
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

    /** What a table or index asks for beside its provisioned units. */
    static ThroughputOptions options(Fields owner) {
        Fields warm = owner.structure("WarmThroughput");
        Fields most = owner.structure("OnDemandThroughput");
        return new ThroughputOptions(
                warm == null ? null : warm.integer("ReadUnitsPerSecond"),
                warm == null ? null : warm.integer("WriteUnitsPerSecond"),
                most == null ? null : most.integer("MaxReadRequestUnits"),
                most == null ? null : most.integer("MaxWriteRequestUnits"));
    }

    /** The options with those of a request, which may warm up further but not cool down. */
    static ThroughputOptions updated(
            ThroughputOptions current, ThroughputOptions given, Throughput provisioned, String subject) {
        Throughput warm = current.warm(provisioned);
        if (given.warmReads() != null && given.warmReads() < warm.read()) {
            throw cooler("ReadUnitsPerSecond", subject);
        }
        if (given.warmWrites() != null && given.warmWrites() < warm.write()) {
            throw cooler("WriteUnitsPerSecond", subject);
        }
        return current.with(given);
    }

    private static ServiceError cooler(String unit, String subject) {
        return ServiceError.invalidParameter("Requested " + unit + " for WarmThroughput for " + subject
                + " is lower than current WarmThroughput, decreasing WarmThroughput is not supported");
    }

    /** Refuses limits on what is billed by request where nothing is. */
    static void checkOnDemand(Fields owner, boolean onDemand) {
        if (owner.has("OnDemandThroughput") && !onDemand) {
            throw ServiceError.invalidParameter(
                    "OnDemandThroughput can only be specified when BillingMode is " + "PAY_PER_REQUEST");
        }
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
        checkOnDemand(request, isOnDemand(request));
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
        checkOnDemand(index, onDemand);
        checkBounds(index, " for index " + index.string("IndexName"));
        if (index.has("ProvisionedThroughput") == onDemand) {
            throw ServiceError.invalidParameter(
                    onDemand
                            ? "ProvisionedThroughput should not be specified for index: " + index.string("IndexName")
                                    + " when BillingMode is PAY_PER_REQUEST"
                            : "ProvisionedThroughput must be specified for index: " + index.string("IndexName"));
        }
    }

    /** Refuses a change of an index that does not go with the table's billing. */
    static void checkIndexUpdate(Fields change, boolean onDemand) {
        checkBounds(change, " for index " + change.string("IndexName"));
        checkOnDemand(change, onDemand);
        if (change.has("ProvisionedThroughput") && onDemand) {
            throw ServiceError.invalidParameter("ProvisionedThroughput should not be specified for index: "
                    + change.string("IndexName") + " when BillingMode is PAY_PER_REQUEST");
        }
    }

    /** Refuses a change of throughput that is none. */
    static void refuseSame(Throughput current, Throughput wanted, String kind, String name) {
        if (wanted.equals(current)) {
            String owner = kind + name;
            throw ServiceError.validation("The provisioned throughput for the " + owner
                    + " will not change. The requested value equals the current value. Current ReadCapacityUnits "
                    + "provisioned for the " + kind + ": " + current.read() + ". Requested ReadCapacityUnits: "
                    + wanted.read() + ". Current WriteCapacityUnits provisioned for the " + kind + ": "
                    + current.write() + ". Requested WriteCapacityUnits: " + wanted.write()
                    + ". Refer to the Amazon DynamoDB Developer Guide for current limits and how to request higher "
                    + "limits.");
        }
    }

    static boolean isOnDemand(Fields request) {
        return "PAY_PER_REQUEST".equals(request.string("BillingMode"));
    }
}
