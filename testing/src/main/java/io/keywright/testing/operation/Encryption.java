package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.json.Fields;
import io.keywright.testing.table.Table;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The encryption settings of CreateTable and UpdateTable: described as asked for, and of no effect in memory. */
final class Encryption {

    private static final String DEFAULT_KEY =
            "arn:aws:kms:us-east-1:000000000000:key/00000000-0000-0000-0000-000000000000";

    private Encryption() {}

    static void check(Fields request, Constraints constraints) {
        Fields specification = request.structure("SSESpecification");
        if (specification != null) {
            constraints.oneOf(specification.string("SSEType"), "sSESpecification.sSEType", List.of("AES256", "KMS"));
        }
    }

    static void apply(Fields request, Table table) {
        Fields specification = request.structure("SSESpecification");
        if (specification == null) {
            return;
        }
        if (!specification.isTrue("Enabled")) {
            table.settings().setEncryption(null);
            return;
        }
        Map<String, Object> description = new LinkedHashMap<>();
        description.put("Status", "ENABLED");
        description.put("SSEType", specification.string("SSEType", "KMS"));
        description.put("KMSMasterKeyArn", specification.string("KMSMasterKeyId", DEFAULT_KEY));
        table.settings().setEncryption(description);
    }
}
