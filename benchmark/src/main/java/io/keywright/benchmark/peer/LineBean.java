package io.keywright.benchmark.peer;

import java.math.BigDecimal;
import org.jspecify.annotations.NullUnmarked;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbBean;

/** One product of an order. */
@DynamoDbBean
@NullUnmarked // Beans are filled after they are made.
public class LineBean {

    private String sku;
    private String title;
    private int quantity;
    private BigDecimal price;

    public String getSku() {
        return sku;
    }

    public void setSku(String sku) {
        this.sku = sku;
    }

    public String getTitle() {
        return title;
    }

    public void setTitle(String title) {
        this.title = title;
    }

    public int getQuantity() {
        return quantity;
    }

    public void setQuantity(int quantity) {
        this.quantity = quantity;
    }

    public BigDecimal getPrice() {
        return price;
    }

    public void setPrice(BigDecimal price) {
        this.price = price;
    }
}
