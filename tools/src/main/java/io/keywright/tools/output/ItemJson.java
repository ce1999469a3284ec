package io.keywright.tools.output;

import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;
import software.amazon.awssdk.protocols.jsoncore.JsonNodeParser;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** DynamoDB's own JSON of an item, as its interface and the AWS command line have it: each value under its type. */
public final class ItemJson {

    private ItemJson() {}

    /** An item on one line; the names are sorted, so that two items can be compared. */
    public static String write(Map<String, AttributeValue> item) {
        JsonText out = new JsonText();
        members(out, item);
        return out.toString();
    }

    /**
     * Reads an item; the answer of {@code aws dynamodb get-item} is understood, too.
     *
     * @throws IllegalArgumentException if it is not an item in this form
     */
    public static Map<String, AttributeValue> read(String text) {
        try {
            JsonNode node = JsonNodeParser.create().parse(text);
            return item(node.field("Item").filter(JsonNode::isObject).orElse(node));
        } catch (RuntimeException malformed) {
            throw new IllegalArgumentException(
                    "This is not an item in DynamoDB's JSON, such as {\"PK\": {\"S\": \"…\"}}: "
                            + malformed.getMessage(),
                    malformed);
        }
    }

    private static void members(JsonText out, Map<String, AttributeValue> members) {
        out.open('{');
        new TreeMap<>(members).forEach((name, value) -> write(out.name(name), value));
        out.close('}');
    }

    private static void write(JsonText out, AttributeValue value) {
        out.open('{')
                .name(
                        value.type() == AttributeValue.Type.NUL
                                ? "NULL"
                                : value.type().name());
        switch (value.type()) {
            case S -> out.text(value.s());
            case N -> out.text(value.n());
            case B -> out.text(base64(value.b()));
            case BOOL -> out.literal(value.bool().toString());
            case NUL -> out.literal("true");
            case SS -> texts(out, value.ss());
            case NS -> texts(out, value.ns());
            case BS -> texts(out, value.bs().stream().map(ItemJson::base64).toList());
            case L -> {
                out.open('[');
                value.l().forEach(element -> write(out, element));
                out.close(']');
            }
            case M -> members(out, value.m());
            case UNKNOWN_TO_SDK_VERSION -> throw new IllegalArgumentException("The AWS SDK does not know this value");
        }
        out.close('}');
    }

    private static void texts(JsonText out, List<String> texts) {
        out.open('[');
        texts.forEach(out::text);
        out.close(']');
    }

    static String base64(SdkBytes bytes) {
        return Base64.getEncoder().encodeToString(bytes.asByteArrayUnsafe());
    }

    private static Map<String, AttributeValue> item(JsonNode node) {
        Map<String, AttributeValue> item = new LinkedHashMap<>();
        node.asObject().forEach((name, value) -> item.put(name, value(value)));
        return item;
    }

    private static AttributeValue value(JsonNode node) {
        Map<String, JsonNode> members = node.asObject();
        if (members.size() != 1) {
            throw new IllegalArgumentException("a value has one type, not " + members.keySet());
        }
        Map.Entry<String, JsonNode> member = members.entrySet().iterator().next();
        JsonNode content = member.getValue();
        return switch (member.getKey()) {
            case "S" -> AttributeValue.fromS(content.asString());
            case "N" -> AttributeValue.fromN(content.isNumber() ? content.asNumber() : content.asString());
            case "B" -> AttributeValue.fromB(bytes(content));
            case "BOOL" -> AttributeValue.fromBool(content.asBoolean());
            case "NULL" -> AttributeValue.fromNul(true);
            case "SS" ->
                AttributeValue.fromSs(
                        content.asArray().stream().map(JsonNode::asString).toList());
            case "NS" ->
                AttributeValue.fromNs(content.asArray().stream()
                        .map(number -> number.isNumber() ? number.asNumber() : number.asString())
                        .toList());
            case "BS" ->
                AttributeValue.fromBs(
                        content.asArray().stream().map(ItemJson::bytes).toList());
            case "L" ->
                AttributeValue.fromL(
                        content.asArray().stream().map(ItemJson::value).toList());
            case "M" -> AttributeValue.fromM(item(content));
            default -> throw new IllegalArgumentException("there is no type \"" + member.getKey() + "\"");
        };
    }

    private static SdkBytes bytes(JsonNode node) {
        return SdkBytes.fromByteArray(Base64.getDecoder().decode(node.asString()));
    }
}
