package com.daintree.data.tour;

import com.daintree.data.relations.cinema.Actor;
import com.daintree.data.relations.cinema.Career;
import com.daintree.data.relations.cinema.Cast;
import com.daintree.data.relations.cinema.CinemaTable;
import com.daintree.data.relations.cinema.Film;
import com.daintree.data.relations.cinema.Role;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** An adjacency list: a role lies in its film's partition, and by the index in its actor's. */
final class CinemaTour {

    private static final String NAME = "cinema-tour";
    private static final Film ALIEN = new Film("f-1", "Alien", 184);
    private static final Film HEIST = new Film("f-2", "Working Girl", 103);
    private static final Actor WEAVER = new Actor("a-1", "Sigourney Weaver", 9);
    private static final Actor HURT = new Actor("a-2", "John Hurt", 8);
    private static final Role RIPLEY = new Role("f-1", "a-1", "Ripley", "Alien", "Sigourney Weaver");

    private final Teller teller;

    CinemaTour(Teller teller) {
        this.teller = teller;
    }

    void tell() {
        CinemaTable.createTable(teller.quietly(), NAME);
        CinemaTable cinema = CinemaTable.open(teller.client(), NAME, teller.options());
        List.of(ALIEN, HEIST).forEach(cinema.film()::create);
        List.of(WEAVER, HURT).forEach(cinema.actor()::create);
        cinema.role().connect(new Role("f-1", "a-2", "Kane", "Alien", "John Hurt"));
        cinema.role().connect(new Role("f-2", "a-1", "Katharine", "Working Girl", "Sigourney Weaver"));
        teller.chapter(
                "An adjacency list: films, actors, roles",
                "A role is an item of its own. Both directions are one query each, which brings the head along.");
        teller.call("cinema.role().connect(ripley)", () -> cinema.role().connect(RIPLEY), Role::character);
        teller.call("cinema.cast(\"f-1\").get()", () -> cinema.cast("f-1").get(), CinemaTour::cast);
        teller.call("cinema.career(\"a-1\").get()", () -> cinema.career("a-1").get(), CinemaTour::career);
        teller.paragraph("What changes on a film touches none of its roles, and an edge needs both of its ends:");
        teller.call(
                "cinema.film().update(\"f-1\").incrementBoxOffice(2).execute()",
                () -> cinema.film().update("f-1").incrementBoxOffice(2).execute(),
                film -> film.title() + ": " + film.boxOffice());
        Role nobody = new Role("f-1", "a-99", "Ash", "Alien", "Nobody");
        teller.refused("cinema.role().connect(nobody)", () -> cinema.role().connect(nobody));
        teller.call(
                "cinema.role().disconnect(\"f-1\", \"a-2\")",
                () -> cinema.role().disconnect("f-1", "a-2"),
                role -> role.orElseThrow().character() + " is gone");
    }

    private static String cast(Optional<Cast> found) {
        Cast cast = found.orElseThrow();
        return cast.roles().stream()
                .map(role -> role.character() + " (" + role.name() + ")")
                .collect(Collectors.joining(", ", cast.film().title() + ": ", ""));
    }

    private static String career(Optional<Career> found) {
        Career career = found.orElseThrow();
        return career.roles().stream()
                .map(role -> role.character() + " (" + role.title() + ")")
                .collect(Collectors.joining(", ", career.actor().name() + ": ", ""));
    }
}
