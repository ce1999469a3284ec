/** What generated code calls. */
module io.keywright.runtime {
    requires transitive io.keywright.annotation;
    requires transitive io.keywright.schema;
    requires transitive org.jspecify;
    requires transitive org.reactivestreams;
    requires transitive software.amazon.awssdk.awscore;
    requires transitive software.amazon.awssdk.services.dynamodb;
    requires software.amazon.awssdk.core;
    requires software.amazon.awssdk.retries.api;
    requires static aws.lambda.java.events;
    requires static software.amazon.awssdk.enhanced.dynamodb;

    exports io.keywright.runtime;
    exports io.keywright.runtime.batch;
    exports io.keywright.runtime.change;
    exports io.keywright.runtime.cursor;
    exports io.keywright.runtime.enhanced;
    exports io.keywright.runtime.error;
    exports io.keywright.runtime.execution;
    exports io.keywright.runtime.expression;
    exports io.keywright.runtime.item;
    exports io.keywright.runtime.key;
    exports io.keywright.runtime.lambda;
    exports io.keywright.runtime.mark;
    exports io.keywright.runtime.operation;
    exports io.keywright.runtime.query;
    exports io.keywright.runtime.relation;
    exports io.keywright.runtime.scan;
    exports io.keywright.runtime.table;
    exports io.keywright.runtime.transaction;
}
