package io.keywright.runtime.error;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/** Where a value lies in an item, from the item inwards: properties, elements of lists, entries of maps. Immutable. */
public final class ItemPath implements Serializable {

    private static final long serialVersionUID = 1;

    /** The item as a whole, or a value of which nothing is known yet. */
    public static final ItemPath NONE = new ItemPath(List.of());

    private final ArrayList<Step> steps;

    private ItemPath(List<Step> steps) {
        this.steps = new ArrayList<>(steps);
    }

    /** The same, seen from the entity or the document in which this lies. */
    public ItemPath inProperty(String property, String attribute) {
        return behind(new Step(property, attribute, attribute, true));
    }

    /** The same, seen from the list in which this is an element. */
    public ItemPath inList(int index) {
        String text = "[".concat(Integer.toString(index)).concat("]");
        return behind(new Step(text, text, text, false));
    }

    /** The same, seen from the map in which this lies under a key. Messages leave the key out, as they do all values. */
    public ItemPath inMap(String key) {
        String text = "[".concat(key).concat("]");
        return behind(new Step(text, text, "[]", false));
    }

    /** The same, seen from a set, or from a map where the key is not known. */
    public ItemPath inEntry() {
        return behind(new Step("[]", "[]", "[]", false));
    }

    private ItemPath behind(Step outer) {
        List<Step> longer = new ArrayList<>();
        longer.add(outer);
        longer.addAll(steps);
        return new ItemPath(longer);
    }

    /** Whether it is the item as a whole. */
    public boolean isEmpty() {
        return steps.isEmpty();
    }

    /** As Java calls it: {@code lines[2].price}, {@code prices[EUR].net}. */
    public String java() {
        StringBuilder text = new StringBuilder();
        for (Step step : steps) {
            step.appendTo(text, step.java);
        }
        return text.toString();
    }

    /** As it is stored: {@code ls[2].p}, {@code prices[EUR].n}. */
    public String stored() {
        StringBuilder text = new StringBuilder();
        for (Step step : steps) {
            step.appendTo(text, step.stored);
        }
        return text.toString();
    }

    /** For messages, without the keys of maps: {@code lines[2].price (stored as "ls[2].p")}. */
    String shown() {
        StringBuilder java = new StringBuilder();
        StringBuilder stored = new StringBuilder();
        for (Step step : steps) {
            step.appendTo(java, step.isProperty ? step.java : step.shown);
            step.appendTo(stored, step.shown);
        }
        return java.compareTo(stored) == 0
                ? java.toString()
                : java.append(" (stored as \"").append(stored).append("\")").toString();
    }

    @Override
    public String toString() {
        return shown();
    }

    private static final class Step implements Serializable {

        private static final long serialVersionUID = 1;

        private final String java;
        private final String stored;
        private final String shown;
        private final boolean isProperty;

        private Step(String java, String stored, String shown, boolean isProperty) {
            this.java = java;
            this.stored = stored;
            this.shown = shown;
            this.isProperty = isProperty;
        }

        private void appendTo(StringBuilder text, String step) {
            if (isProperty && text.length() > 0) {
                text.append('.');
            }
            text.append(step);
        }
    }
}
