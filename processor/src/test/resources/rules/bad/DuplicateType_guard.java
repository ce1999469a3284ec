package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface DuplicateType_guard {

    // ERROR [DuplicateType] rules.DuplicateType_guard.Relic may not have the type of the guards of @Unique values: "UNIQUE". Repositories, scans and streams pass over such items; write another @Entity(type = …).
    @Entity(type = "UNIQUE")
    @Key(pk = "RELIC#{relicId}", sk = "RELIC")
    record Relic(String relicId) {}

    // ERROR [DuplicateType] rules.DuplicateType_guard.Coin may not have the type of the guards of @Unique values: "UNIQUE". Repositories, scans and streams pass over such items; write another @Entity(formerly = …).
    @Entity(formerly = "UNIQUE")
    @Key(pk = "COIN#{coinId}", sk = "COIN")
    record Coin(String coinId) {}

    @Table(entities = {Relic.class, Coin.class})
    interface Museum {}
}
