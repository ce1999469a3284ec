package shop;

public enum Status {
    PENDING,
    SHIPPED
}
