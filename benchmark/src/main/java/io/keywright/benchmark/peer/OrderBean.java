package io.keywright.benchmark.peer;

import io.keywright.benchmark.model.OrderState;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.NullUnmarked;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbAttribute;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbBean;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbPartitionKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSortKey;

/** An order as the Enhanced Client likes it. */
@DynamoDbBean
@NullUnmarked // Beans are filled after they are made.
public class OrderBean {

    private String accountId;
    private String orderId;
    private String channel;
    private String currency;
    private long number;
    private BigDecimal total;
    private Instant placedAt;
    private OrderState state;
    private boolean gift;
    private DeliveryBean delivery;
    private List<LineBean> lines;
    private Set<String> labels;
    private String note;

    public String getAccountId() {
        return accountId;
    }

    public void setAccountId(String accountId) {
        this.accountId = accountId;
    }

    public String getOrderId() {
        return orderId;
    }

    public void setOrderId(String orderId) {
        this.orderId = orderId;
    }

    public String getChannel() {
        return channel;
    }

    public void setChannel(String channel) {
        this.channel = channel;
    }

    public String getCurrency() {
        return currency;
    }

    public void setCurrency(String currency) {
        this.currency = currency;
    }

    public long getNumber() {
        return number;
    }

    public void setNumber(long number) {
        this.number = number;
    }

    public BigDecimal getTotal() {
        return total;
    }

    public void setTotal(BigDecimal total) {
        this.total = total;
    }

    public Instant getPlacedAt() {
        return placedAt;
    }

    public void setPlacedAt(Instant placedAt) {
        this.placedAt = placedAt;
    }

    public OrderState getState() {
        return state;
    }

    public void setState(OrderState state) {
        this.state = state;
    }

    public boolean isGift() {
        return gift;
    }

    public void setGift(boolean gift) {
        this.gift = gift;
    }

    public DeliveryBean getDelivery() {
        return delivery;
    }

    public void setDelivery(DeliveryBean delivery) {
        this.delivery = delivery;
    }

    public List<LineBean> getLines() {
        return lines;
    }

    public void setLines(List<LineBean> lines) {
        this.lines = lines;
    }

    public Set<String> getLabels() {
        return labels;
    }

    public void setLabels(Set<String> labels) {
        this.labels = labels;
    }

    public String getNote() {
        return note;
    }

    public void setNote(String note) {
        this.note = note;
    }

    @DynamoDbPartitionKey
    @DynamoDbAttribute("PK")
    public String getPk() {
        return "ACCOUNT#".concat(accountId);
    }

    /** Ignored: the attribute is computed. */
    public void setPk(String pk) {}

    @DynamoDbSortKey
    @DynamoDbAttribute("SK")
    public String getSk() {
        return "ORDER#".concat(orderId);
    }

    /** Ignored: the attribute is computed. */
    public void setSk(String sk) {}

    @DynamoDbAttribute("GSI1PK")
    public String getGsi1pk() {
        return "CITY#".concat(delivery.getCity());
    }

    /** Ignored: the attribute is computed. */
    public void setGsi1pk(String gsi1pk) {}

    @DynamoDbAttribute("GSI1SK")
    public String getGsi1sk() {
        return DateTimeFormatter.ISO_INSTANT
                .format(placedAt.with(ChronoField.NANO_OF_SECOND, 0))
                .concat("#")
                .concat(orderId);
    }

    /** Ignored: the attribute is computed. */
    public void setGsi1sk(String gsi1sk) {}

    @DynamoDbAttribute("Type")
    public String getType() {
        return "Order";
    }

    /** Ignored: the attribute is computed. */
    public void setType(String type) {}
}
