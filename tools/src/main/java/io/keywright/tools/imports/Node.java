package io.keywright.tools.imports;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

/** A value of a model's JSON that knows where it stands, so that a refusal can say so. */
record Node(String path, JsonNode json) {

    static Node parse(String text) {
        try {
            return new Node("", JsonNode.parser().parse(text));
        } catch (RuntimeException exception) {
            throw new RefusedModelException("this is no JSON: " + exception.getMessage());
        }
    }

    boolean isObject() {
        return json.isObject();
    }

    boolean has(String name) {
        return find(name).isPresent();
    }

    Optional<Node> find(String name) {
        if (!json.isObject()) {
            return Optional.empty();
        }
        return json.field(name).filter(value -> !value.isNull()).map(value -> child(name, value));
    }

    Node get(String name) {
        return find(name).orElseThrow(() -> refused("\"" + name + "\" is missing"));
    }

    Optional<String> text(String name) {
        return find(name).map(Node::text);
    }

    String text() {
        if (!json.isString()) {
            throw refused("a text was expected");
        }
        return json.asString();
    }

    boolean flag(String name) {
        return find(name)
                .map(node -> node.json().isBoolean() && node.json().asBoolean())
                .orElse(false);
    }

    List<Node> items() {
        if (!json.isArray()) {
            throw refused("a list was expected");
        }
        List<Node> items = new ArrayList<>();
        for (JsonNode item : json.asArray()) {
            items.add(new Node(path + "[" + items.size() + "]", item));
        }
        return items;
    }

    List<Node> items(String name) {
        return find(name).map(Node::items).orElse(List.of());
    }

    /** A text, or a list of texts. */
    List<String> texts(String name) {
        return find(name)
                .map(node -> node.json().isString()
                        ? List.of(node.text())
                        : node.items().stream().map(Node::text).toList())
                .orElse(List.of());
    }

    Map<String, Node> members() {
        if (!json.isObject()) {
            throw refused("an object was expected");
        }
        Map<String, Node> members = new LinkedHashMap<>();
        json.asObject().forEach((name, value) -> members.put(name, child(name, value)));
        return members;
    }

    private Node child(String name, JsonNode value) {
        return new Node(path.isEmpty() ? name : path + "." + name, value);
    }

    RefusedModelException refused(String reason) {
        return new RefusedModelException((path.isEmpty() ? "" : path + ": ") + reason);
    }
}
