package io.keywright.tools.doctor;

import io.keywright.tools.output.ItemJson;
import io.keywright.tools.output.JsonText;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Something wrong with an item.
 *
 * @param kind what
 * @param type the item's type, or the entity that it seems to be of; empty if neither is known
 * @param key the item's primary key
 * @param detail more words
 */
record Finding(Kind kind, String type, Map<String, AttributeValue> key, String detail) {

    Finding {
        key = Map.copyOf(key);
    }

    /** For people. */
    String line(String outcome) {
        return kind.text() + "  " + (type.isEmpty() ? "-" : type) + "  " + ItemJson.write(key) + "  " + detail
                + (outcome.isEmpty() ? "" : "  " + outcome);
    }

    /** For programs. */
    String json(String outcome) {
        JsonText out = new JsonText()
                .open('{')
                .name("finding")
                .text(kind.text())
                .name("type")
                .text(type);
        out.name("key").literal(ItemJson.write(key)).name("detail").text(detail);
        if (!outcome.isEmpty()) {
            out.name("outcome").text(outcome);
        }
        return out.close('}').toString();
    }
}
