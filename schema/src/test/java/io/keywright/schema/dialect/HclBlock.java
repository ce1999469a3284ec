package io.keywright.schema.dialect;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A block of HCL as far as our file goes: values and inner blocks, line by line. What is neither is refused, and so is
 * anything that Terraform would read as an expression within a text.
 */
record HclBlock(String type, Map<String, Object> values, List<HclBlock> blocks) {

    private static final Pattern OPENING = Pattern.compile("(\\w+)(?: \"\\w+\")* \\{");
    private static final Pattern VALUE = Pattern.compile("(\\w+) += (.+)");
    private static final Pattern TEXT = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");

    static HclBlock parse(String file) {
        HclBlock root = new HclBlock("", new LinkedHashMap<>(), new ArrayList<>());
        List<HclBlock> open = new ArrayList<>(List.of(root));
        for (String line : file.lines().toList()) {
            HclBlock inner = open.get(open.size() - 1);
            String words = line.strip();
            Matcher opening = OPENING.matcher(words);
            Matcher value = VALUE.matcher(words);
            if (words.equals("}")) {
                open.remove(open.size() - 1);
            } else if (opening.matches()) {
                HclBlock block = new HclBlock(opening.group(1), new LinkedHashMap<>(), new ArrayList<>());
                inner.blocks().add(block);
                open.add(block);
            } else if (value.matches()) {
                if (inner.values().put(value.group(1), expression(value.group(2))) != null) {
                    throw new IllegalArgumentException("twice: " + line);
                }
            } else if (!words.isEmpty()) {
                throw new IllegalArgumentException("neither value nor block: " + line);
            }
        }
        if (open.size() != 1) {
            throw new IllegalArgumentException("a block is not closed");
        }
        return root;
    }

    Object value(String name) {
        Object value = values.get(name);
        if (value == null) {
            throw new IllegalArgumentException("no " + name + " in " + values);
        }
        return value;
    }

    List<HclBlock> blocks(String wanted) {
        return blocks.stream().filter(block -> block.type().equals(wanted)).toList();
    }

    HclBlock only(String wanted) {
        List<HclBlock> found = blocks(wanted);
        if (found.size() != 1) {
            throw new IllegalArgumentException(found.size() + " of " + wanted);
        }
        return found.get(0);
    }

    private static Object expression(String source) {
        if (source.startsWith("[")) {
            List<Object> texts = new ArrayList<>();
            TEXT.matcher(source).results().forEach(text -> texts.add(text(text.group(1))));
            return texts;
        }
        Matcher text = TEXT.matcher(source);
        if (text.matches()) {
            return text(text.group(1));
        }
        if (source.equals("true") || source.equals("false")) {
            return Boolean.valueOf(source);
        }
        return source.matches("[0-9]+") ? Integer.valueOf(source) : source;
    }

    private static String text(String inside) {
        if (inside.replace("$${", "").contains("${")
                || inside.replace("%%{", "").contains("%{")) {
            throw new IllegalArgumentException("an expression: " + inside);
        }
        return inside.replace("$${", "${").replace("%%{", "%{").replaceAll("\\\\(.)", "$1");
    }
}
