package shop;

public interface Instances {

    enum INSTANCE {
        ONE,
        TWO
    }
}
