package com.daintree.data;

import com.amazonaws.services.lambda.runtime.events.DynamodbEvent;
import com.amazonaws.services.lambda.runtime.events.DynamodbEvent.DynamodbStreamRecord;
import com.amazonaws.services.lambda.runtime.events.StreamsEventResponse;
import com.amazonaws.services.lambda.runtime.events.StreamsEventResponse.BatchItemFailure;
import io.keywright.runtime.lambda.LambdaRecords;
import java.util.List;

/** The feed of the search by title as AWS Lambda calls it; what it would implement is an interface of Lambda's own. */
final class TitleFunction {

    private final TitleFeed feed;

    TitleFunction(TitleFeed feed) {
        this.feed = feed;
    }

    StreamsEventResponse handleRequest(DynamodbEvent event) {
        for (DynamodbStreamRecord record : event.getRecords()) {
            try {
                feed.accept(List.of(LambdaRecords.of(record)));
            } catch (RuntimeException failure) {
                // Lambda begins again with this record; those before it are done.
                String failed = record.getDynamodb().getSequenceNumber();
                return new StreamsEventResponse(List.of(new BatchItemFailure(failed)));
            }
        }
        return new StreamsEventResponse(List.of());
    }
}
