package io.keywright.tools.export;

import java.util.Base64;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Texts of JSON on one line. */
final class JsonText {

    private JsonText() {}

    static void quote(StringBuilder out, String text) {
        out.append('"');
        for (int at = 0; at < text.length(); at++) {
            char character = text.charAt(at);
            if (character == '"' || character == '\\') {
                out.append('\\').append(character);
            } else if (character < ' ') {
                out.append(String.format("\\u%04x", (int) character));
            } else {
                out.append(character);
            }
        }
        out.append('"');
    }

    /** An item as DynamoDB writes it. */
    static String raw(Map<String, AttributeValue> item) {
        StringBuilder out = new StringBuilder();
        map(out, item);
        return out.toString();
    }

    private static void map(StringBuilder out, Map<String, AttributeValue> values) {
        out.append('{');
        String separator = "";
        for (Map.Entry<String, AttributeValue> entry : values.entrySet()) {
            out.append(separator);
            quote(out, entry.getKey());
            out.append(':');
            value(out, entry.getValue());
            separator = ",";
        }
        out.append('}');
    }

    private static void value(StringBuilder out, AttributeValue value) {
        out.append("{\"")
                .append(value.type() == AttributeValue.Type.NUL ? "NULL" : value.type())
                .append("\":");
        switch (value.type()) {
            case S -> quote(out, value.s());
            case N -> quote(out, value.n());
            case B -> quote(out, Base64.getEncoder().encodeToString(value.b().asByteArrayUnsafe()));
            case BOOL -> out.append(value.bool());
            case NUL -> out.append("true");
            case SS -> texts(out, value.ss());
            case NS -> texts(out, value.ns());
            case BS ->
                texts(
                        out,
                        value.bs().stream()
                                .map(bytes -> Base64.getEncoder().encodeToString(bytes.asByteArrayUnsafe()))
                                .toList());
            case L -> {
                out.append('[');
                for (int at = 0; at < value.l().size(); at++) {
                    out.append(at == 0 ? "" : ",");
                    value(out, value.l().get(at));
                }
                out.append(']');
            }
            case M -> map(out, value.m());
            case UNKNOWN_TO_SDK_VERSION -> out.append("null");
        }
        out.append('}');
    }

    private static void texts(StringBuilder out, List<String> texts) {
        out.append('[');
        for (int at = 0; at < texts.size(); at++) {
            out.append(at == 0 ? "" : ",");
            quote(out, texts.get(at));
        }
        out.append(']');
    }
}
