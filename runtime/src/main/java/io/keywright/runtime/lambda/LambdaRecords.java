package io.keywright.runtime.lambda;

import com.amazonaws.services.lambda.runtime.events.DynamodbEvent;
import com.amazonaws.services.lambda.runtime.events.DynamodbEvent.DynamodbStreamRecord;
import com.amazonaws.services.lambda.runtime.events.models.dynamodb.Identity;
import com.amazonaws.services.lambda.runtime.events.models.dynamodb.StreamRecord;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.Record;

/** The records of AWS Lambda's event as the SDK's, which {@link io.keywright.runtime.change.ChangeReader} reads. */
// Who calls this has Lambda's classes; to ask all others for them would make them no option.
@SuppressWarnings("exports")
public final class LambdaRecords {

    private LambdaRecords() {}

    /** The records of an event in their order. */
    public static List<Record> of(DynamodbEvent event) {
        List<Record> records = new ArrayList<>();
        for (DynamodbStreamRecord record : event.getRecords()) {
            records.add(of(record));
        }
        return records;
    }

    /** One record, for who handles each on its own and reports those that failed. */
    public static Record of(DynamodbStreamRecord record) {
        Record.Builder copy = Record.builder()
                .eventID(record.getEventID())
                .eventName(record.getEventName())
                .eventVersion(record.getEventVersion())
                .eventSource(record.getEventSource())
                .awsRegion(record.getAwsRegion())
                .dynamodb(of(record.getDynamodb()));
        Identity identity = record.getUserIdentity();
        if (identity != null) {
            copy.userIdentity(software.amazon.awssdk.services.dynamodb.model.Identity.builder()
                    .principalId(identity.getPrincipalId())
                    .type(identity.getType())
                    .build());
        }
        return copy.build();
    }

    private static software.amazon.awssdk.services.dynamodb.model.StreamRecord of(StreamRecord record) {
        software.amazon.awssdk.services.dynamodb.model.StreamRecord.Builder copy =
                software.amazon.awssdk.services.dynamodb.model.StreamRecord.builder()
                        .keys(LambdaValues.item(record.getKeys()))
                        .sequenceNumber(record.getSequenceNumber())
                        .sizeBytes(record.getSizeBytes())
                        .streamViewType(record.getStreamViewType());
        Date time = record.getApproximateCreationDateTime();
        if (time != null) {
            copy.approximateCreationDateTime(time.toInstant());
        }
        // An image that is not set is one that the stream does not carry.
        if (record.getOldImage() != null) {
            copy.oldImage(LambdaValues.item(record.getOldImage()));
        }
        if (record.getNewImage() != null) {
            copy.newImage(LambdaValues.item(record.getNewImage()));
        }
        return copy.build();
    }
}
