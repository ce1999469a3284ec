package depot;

/** How far an order has come. */
public enum Status {
    PENDING,
    SHIPPED
}
