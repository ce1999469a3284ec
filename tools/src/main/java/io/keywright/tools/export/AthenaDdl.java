package io.keywright.tools.export;

import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** CREATE EXTERNAL TABLE for a Parquet file, as Athena writes it. */
final class AthenaDdl {

    private AthenaDdl() {}

    static String of(String name, Map<String, String> types) {
        String columns = types.entrySet().stream()
                .map(type -> "  `" + type.getKey().toLowerCase(Locale.ROOT) + "` " + type(type.getValue()))
                .collect(Collectors.joining(",\n"));
        return "CREATE EXTERNAL TABLE `" + name.toLowerCase(Locale.ROOT) + "` (\n" + columns
                + "\n)\nSTORED AS PARQUET\nLOCATION 's3://BUCKET/" + name + "/';\n";
    }

    private static String type(String duck) {
        if (duck.endsWith("[]")) {
            return "array<" + type(duck.substring(0, duck.length() - 2)) + ">";
        }
        if (duck.startsWith("MAP(VARCHAR, ")) {
            return "map<string," + type(duck.substring("MAP(VARCHAR, ".length(), duck.length() - 1)) + ">";
        }
        if (duck.startsWith("STRUCT(")) {
            return "struct<" + fields(duck.substring("STRUCT(".length(), duck.length() - 1)) + ">";
        }
        return switch (duck) {
            case "VARCHAR" -> "string";
            case "BLOB" -> "binary";
            default -> duck.toLowerCase(Locale.ROOT);
        };
    }

    /** Fields are separated by commas that stand in no brackets. */
    private static String fields(String text) {
        StringBuilder out = new StringBuilder();
        int depth = 0;
        int start = 0;
        for (int at = 0; at <= text.length(); at++) {
            char character = at == text.length() ? ',' : text.charAt(at);
            depth += character == '(' ? 1 : character == ')' ? -1 : 0;
            if (character == ',' && depth == 0) {
                String field = text.substring(start, at).trim();
                int space = field.indexOf("\" ");
                out.append(out.length() == 0 ? "" : ",")
                        .append(field.substring(1, space).toLowerCase(Locale.ROOT))
                        .append(':')
                        .append(type(field.substring(space + 2)));
                start = at + 1;
            }
        }
        return out.toString();
    }
}
