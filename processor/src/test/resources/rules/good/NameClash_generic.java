package rules;

import io.keywright.annotation.Document;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface NameClash_generic {

    @Entity
    @Key(pk = "PART#{partId}", sk = "PART")
    record Part(String partId, Range<Metric.Unit> length, Range<Weight> weight) {}

    @Document
    record Range<T>(T from, T to) {}

    interface Metric {
        enum Unit {
            METRE
        }
    }

    enum Weight {
        GRAM
    }

    @Table(entities = Part.class)
    interface Shop {}
}
