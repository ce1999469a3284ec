package io.keywright.testing.stream;

import io.keywright.testing.value.Item;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** A change as GetRecords shows it. */
public final class ChangeRecord {

    private ChangeRecord() {}

    public static Map<String, Object> of(ChangeStream stream, ChangeStream.Change change) {
        String view = stream.viewType();
        boolean wantsNew = wantsNew(stream);
        boolean wantsOld = wantsOld(stream);
        Map<String, Object> images = new LinkedHashMap<>();
        images.put(
                "ApproximateCreationDateTime", BigDecimal.valueOf(change.time().getEpochSecond()));
        images.put("Keys", change.key());
        putImage(images, "NewImage", wantsNew ? change.after() : null);
        putImage(images, "OldImage", wantsOld ? change.before() : null);
        images.put("SequenceNumber", sequence(change.sequence()));
        images.put("SizeBytes", size(stream, change));
        images.put("StreamViewType", view);
        Map<String, Object> shown = new LinkedHashMap<>();
        String identity = stream.arn() + " " + change.sequence();
        shown.put(
                "eventID",
                UUID.nameUUIDFromBytes(identity.getBytes(StandardCharsets.UTF_8))
                        .toString());
        shown.put("eventName", change.before() == null ? "INSERT" : change.after() == null ? "REMOVE" : "MODIFY");
        shown.put("eventVersion", "1.1");
        shown.put("eventSource", "aws:dynamodb");
        shown.put("awsRegion", "us-east-1");
        shown.put("dynamodb", images);
        if (change.expired()) {
            Map<String, Object> service = new LinkedHashMap<>();
            service.put("PrincipalId", "dynamodb.amazonaws.com");
            service.put("Type", "Service");
            shown.put("userIdentity", service);
        }
        return shown;
    }

    private static void putImage(Map<String, Object> images, String member, @Nullable Item image) {
        if (image != null) {
            images.put(member, image);
        }
    }

    private static boolean wantsNew(ChangeStream stream) {
        return stream.viewType().equals("NEW_IMAGE") || stream.viewType().equals("NEW_AND_OLD_IMAGES");
    }

    private static boolean wantsOld(ChangeStream stream) {
        return stream.viewType().equals("OLD_IMAGE") || stream.viewType().equals("NEW_AND_OLD_IMAGES");
    }

    /** The bytes of keys and images that the record shows. */
    public static int size(ChangeStream stream, ChangeStream.Change change) {
        Item after = wantsNew(stream) ? change.after() : null;
        Item before = wantsOld(stream) ? change.before() : null;
        return change.key().size() + (after == null ? 0 : after.size()) + (before == null ? 0 : before.size());
    }

    /** A sequence number in the service's form: 21 digits at least, in the order of the changes. */
    public static String sequence(long position) {
        return String.format("%021d", 100_000_000_000L + position);
    }

    /** The position that a sequence number stands for. */
    public static long position(String sequence) {
        return Long.parseLong(sequence) - 100_000_000_000L;
    }
}
