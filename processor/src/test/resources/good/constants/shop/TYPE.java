package shop;

public enum TYPE {
    A,
    B
}
