package cinema;

import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The program that does not know of directors. */
public final class Old {

    private final CinemaTable cinema;

    /** Creates the table as it was. */
    public Old(DynamoDbClient client, String name) {
        CinemaTable.createTable(client, name);
        cinema = CinemaTable.open(client, name);
        cinema.film().put(new Film("alien", "Alien", 0));
    }

    /** A new role. */
    public void connect(int number) {
        cinema.actor().put(new Actor("icm", number, "Actor " + number, 0));
        cinema.role().connect(new Role("alien", number, "icm", "Character", null, 0));
    }

    /** A change of one. */
    public void touch(int number) {
        cinema.role().update("alien", number).agency("icm").execute();
    }
}
