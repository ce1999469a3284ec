package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface RestNotLast {

    @Entity
    @Key(pk = "CATEGORY", sk = "{sku}#{path:rest}")
    record Product(String path, String sku) {}

    @Table(entities = Product.class)
    interface Shop {}
}
