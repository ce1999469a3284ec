package com.daintree.data.tour;

import com.daintree.data.relations.network.Following;
import com.daintree.data.relations.network.FollowingReferences;
import com.daintree.data.relations.network.NetworkTable;
import com.daintree.data.relations.network.User;
import java.util.stream.IntStream;

/** References: two round trips for a page of people, one write for a new name. */
final class NetworkTour {

    private static final String NAME = "network-tour";
    private static final int FOLLOWED = 250;

    private final Teller teller;

    NetworkTour(Teller teller) {
        this.teller = teller;
    }

    void tell() {
        NetworkTable.createTable(teller.quietly(), NAME);
        NetworkTable network = NetworkTable.open(teller.client(), NAME, teller.options());
        IntStream.range(0, FOLLOWED).forEach(number -> {
            String id = "u-%03d".formatted(number);
            network.following().create(new Following("me", id));
            if (number != 1) {
                network.user().create(new User(id, "Name of " + id, number));
            }
        });
        teller.chapter(
                "References: who follows whom, and the people as they are now",
                "Names and numbers of followers change, so no item carries a copy. A page of people takes a",
                "second round trip, and a new name takes one write, however many follow.");
        teller.call(
                "network.following().ofUser(\"me\").limit(100).list()",
                () -> network.following().ofUser("me").limit(100).list(),
                all -> all.size() + " keys of people");
        teller.call(
                "network.following().ofUser(\"me\").limit(100).resolve(FollowingReferences.FOLLOWED_ID).list()",
                () -> network.following()
                        .ofUser("me")
                        .limit(100)
                        .resolve(FollowingReferences.FOLLOWED_ID)
                        .list(),
                pairs -> pairs.size() + " pairs, "
                        + pairs.stream().filter(pair -> pair.isDangling()).count() + " of them dangling");
        teller.call(
                "network.following().ofUser(\"me\").resolve(FollowingReferences.FOLLOWED_ID).list()",
                () -> network.following()
                        .ofUser("me")
                        .resolve(FollowingReferences.FOLLOWED_ID)
                        .list(),
                pairs -> pairs.size() + " pairs");
        teller.call(
                "network.user().update(\"u-007\").name(\"James\").execute()",
                () -> network.user().update("u-007").name("James").execute(),
                user -> user.name() + ", for everybody who follows");
    }
}
