package shop;

public enum Level {
    SILVER,
    GOLD
}
