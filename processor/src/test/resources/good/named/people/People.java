package people;

import io.keywright.annotation.Index;
import io.keywright.annotation.Projected;
import io.keywright.annotation.Table;

@Table(
        entities = {Shop.Customer.class, Shop.Order.class},
        collections = Shop.Item.class,
        indexes = @Index(number = 2, projection = Projected.KEYS_ONLY))
public interface People {}
