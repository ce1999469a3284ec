package io.keywright.testing.expression;

import java.util.LinkedHashSet;
import java.util.Set;

/** The attributes that a condition reads. */
public final class ConditionPaths {

    private final Set<String> attributes = new LinkedHashSet<>();

    private ConditionPaths() {}

    /** The names of the attributes in which the condition's paths begin. */
    public static Set<String> attributes(Condition condition) {
        ConditionPaths paths = new ConditionPaths();
        paths.collect(condition);
        return paths.attributes;
    }

    private void collect(Condition condition) {
        if (condition instanceof Condition.And and) {
            collect(and.left());
            collect(and.right());
        } else if (condition instanceof Condition.Or or) {
            collect(or.left());
            collect(or.right());
        } else if (condition instanceof Condition.Not not) {
            collect(not.condition());
        } else if (condition instanceof Condition.Compare compare) {
            collect(compare.left());
            collect(compare.right());
        } else if (condition instanceof Condition.Between between) {
            collect(between.value());
            collect(between.low());
            collect(between.high());
        } else if (condition instanceof Condition.In in) {
            collect(in.value());
            in.candidates().forEach(this::collect);
        } else if (condition instanceof Condition.Exists exists) {
            attributes.add(exists.path().attribute());
        } else if (condition instanceof Condition.NotExists absent) {
            attributes.add(absent.path().attribute());
        } else if (condition instanceof Condition.HasType hasType) {
            collect(hasType.value());
        } else if (condition instanceof Condition.BeginsWith begins) {
            collect(begins.value());
            collect(begins.prefix());
        } else if (condition instanceof Condition.Contains contains) {
            collect(contains.value());
            collect(contains.part());
        }
    }

    private void collect(Operand operand) {
        if (operand instanceof Operand.Attribute attribute) {
            attributes.add(attribute.path().attribute());
        } else if (operand instanceof Operand.Size size) {
            collect(size.of());
        }
    }
}
