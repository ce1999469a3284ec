package com.example.studio;

import com.example.studio.data.StudioTable;
import io.keywright.runtime.error.ImmutableChangedException;
import io.keywright.runtime.error.UniqueConflictException;
import io.keywright.runtime.error.VersionConflictException;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** What the guide says of promises and of what lies below a head. */
public final class Reviews {

    private Reviews() {}

    /** Runs all of it. */
    public static void run(DynamoDbClient client) {
        StudioTable.createTable(client, "studio-test");
        StudioTable studio = StudioTable.open(client, "studio-test");
        promises(studio);
        below(studio);
    }

    private static void promises(StudioTable studio) {
        User ada = studio.user().create(new User("u-1", "Ada@example.com", "AU", 0, null, null));
        System.out.println("version " + ada.version() + ", times set: " + (ada.createdAt() != null));
        User moved = studio.user().replace(new User("u-1", "ada@example.org", "AU", 1, ada.createdAt(), null));
        System.out.println("then version " + moved.version());
        try {
            studio.user().replace(ada);
        } catch (VersionConflictException conflict) {
            System.out.println("expected " + conflict.expected() + ", found " + conflict.found().orElseThrow());
        }
        try {
            studio.user().create(new User("u-2", "ADA@example.org", "NZ", 0, null, null));
        } catch (UniqueConflictException taken) {
            System.out.println(taken.property() + " taken");
        }
        try {
            studio.user().put(new User("u-1", "ada@example.org", "NZ", 2, ada.createdAt(), null));
        } catch (ImmutableChangedException changed) {
            System.out.println("never changes: " + changed.properties());
        }
        studio.user().delete("u-1").ifVersion(2).execute();
    }

    private static void below(StudioTable studio) {
        studio.review().create(new Review("heat", "r1", "Long, and not a minute too long."));
        studio.review().create(new Review("heat", "r10", "Another one."));
        studio.reply().create(new Reply("heat", "r1", 1, "True."));
        Optional<ReviewWithReplies> found = studio.reviewWithReplies("heat", "r1").get();
        System.out.println("replies: " + found.map(review -> review.replies().size()).orElse(0));
    }
}
