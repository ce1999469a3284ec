package io.keywright.testing.partiql;

import io.keywright.testing.error.ServiceError;

/** How a statement is refused: one that is no PartiQL, and one that is but not of the part that DynamoDB supports. */
final class Malformed {

    private Malformed() {}

    static ServiceError because(String reason) {
        return ServiceError.validation("Statement wasn't well formed, can't be processed: " + reason);
    }

    static ServiceError unsupportedClause(String clause) {
        return ServiceError.validation("Unsupported clause: " + clause);
    }

    static ServiceError unsupported(String what) {
        return ServiceError.validation("Unsupported in DynamoDB: " + what);
    }
}
