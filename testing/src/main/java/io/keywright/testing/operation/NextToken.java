package io.keywright.testing.operation;

import io.keywright.testing.error.ServiceError;
import io.keywright.testing.json.Fields;
import io.keywright.testing.json.Json;
import io.keywright.testing.json.ValueReader;
import io.keywright.testing.value.Item;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** The place at which a SELECT goes on: the last key, and which request it belongs to. */
final class NextToken {

    private record Content(String request, Item lastKey) {}

    private NextToken() {}

    static String of(Item lastKey, Fields request) {
        Map<String, Object> content = new LinkedHashMap<>();
        content.put("Request", identity(request));
        content.put("LastEvaluatedKey", lastKey);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(Json.write(content));
    }

    /** The last key in the request's token; null where it has none. */
    static @Nullable Item read(Fields request) {
        String token = request.string("NextToken");
        if (token == null) {
            return null;
        }
        Content content = decode(token);
        if (!identity(request).equals(content.request())) {
            throw ServiceError.validation("NextToken does not match request");
        }
        return content.lastKey();
    }

    private static Content decode(String token) {
        try {
            Fields content = Fields.of(Json.parse(Base64.getUrlDecoder().decode(token)));
            var key = content.nodes("LastEvaluatedKey");
            if (key != null) {
                return new Content(content.string("Request", ""), ValueReader.item(key));
            }
        } catch (IllegalArgumentException | ServiceError malformed) {
            // Whatever is wrong with it, it is no token of this engine.
        }
        throw ServiceError.validation("Invalid NextToken");
    }

    private static String identity(Fields request) {
        String text = request.string("Statement") + "\n" + request.node("Parameters");
        return UUID.nameUUIDFromBytes(text.getBytes(StandardCharsets.UTF_8)).toString();
    }
}
