// OTHER MEMBERS the twin has another type
package rules;

import io.keywright.annotation.Document;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface NameClash_generic {

    @Entity
    @Key(pk = "PART#{partId}", sk = "PART")
    record Part(String partId, Range<Metric.Unit> length, Range<Metric_Unit> weight) {}

    // ERROR [NameClash] rules.NameClash_generic.Range<rules.NameClash_generic.Metric_Unit> cannot have a generated class of this name, which rules.NameClash_generic.Range<rules.NameClash_generic.Metric.Unit> has already: "NameClash_generic_Shop_NameClash_generic_RangeOfNameClash_generic_Metric_UnitMapper". Write a document of its own for one of them.
    @Document
    record Range<T>(T from, T to) {}

    interface Metric {
        enum Unit {
            METRE
        }
    }

    enum Metric_Unit {
        GRAM
    }

    @Table(entities = Part.class)
    interface Shop {}
}
