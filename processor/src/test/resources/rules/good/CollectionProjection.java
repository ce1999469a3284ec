package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Index;
import io.keywright.annotation.ItemCollection;
import io.keywright.annotation.Key;
import io.keywright.annotation.Projected;
import io.keywright.annotation.Table;

public interface CollectionProjection {

    @ItemCollection(index = 1)
    sealed interface CityItem permits Shop, Depot {}

    @Entity
    @Key(pk = "SHOP#{shopId}", sk = "SHOP")
    @Gsi(index = 1, name = "inCity", pk = "CITY#{city}", sk = "SHOP#{shopId}")
    record Shop(String shopId, String city) implements CityItem {}

    @Entity
    @Key(pk = "DEPOT#{depotId}", sk = "DEPOT")
    @Gsi(index = 1, name = "inCity", pk = "CITY#{city}", sk = "DEPOT#{depotId}")
    record Depot(String depotId, String city) implements CityItem {}

    @Table(
            entities = {Shop.class, Depot.class},
            collections = CityItem.class,
            indexes = @Index(number = 1, projection = Projected.ALL))
    interface Places {}
}
