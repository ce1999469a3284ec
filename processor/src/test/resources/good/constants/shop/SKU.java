package shop;

public enum SKU {
    X,
    Y
}
