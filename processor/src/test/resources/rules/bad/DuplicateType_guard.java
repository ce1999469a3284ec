package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface DuplicateType_guard {

    @Entity(type = "UNIQUE")
    @Key(pk = "RELIC#{relicId}", sk = "RELIC")
    record Relic(String relicId) {}

    @Entity(formerly = "UNIQUE")
    @Key(pk = "COIN#{coinId}", sk = "COIN")
    record Coin(String coinId) {}

    @Table(entities = {Relic.class, Coin.class})
    interface Museum {}
}
