package lib;

/** Another module's: the project has its class file only. */
public enum Currency {
    USD,
    EUR
}
