package rules;

import io.keywright.annotation.Document;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

public interface Unmappable_nullInside {

    @Entity
    @Key(pk = "POST#{postId}", sk = "POST")
    record Post(
            String postId,
            // ERROR [Unmappable] The property tags of rules.Unmappable_nullInside.Post may not hold null inside, which is refused when it is written: "java.util.List<java.lang.String>". Take the @Nullable inside of the type away, and leave out what is not there.
            List<@Nullable String> tags,
            // ERROR [Unmappable] The property scores of rules.Unmappable_nullInside.Post may not hold null inside, which is refused when it is written: "java.util.Map<java.lang.String, java.util.List<java.lang.Integer>>". Take the @Nullable inside of the type away, and leave out what is not there.
            Map<String, List<@Nullable Integer>> scores,
            // ERROR [Unmappable] The property names of rules.Unmappable_nullInside.Post may not hold null inside, which is refused when it is written: "java.lang.String[]". Take the @Nullable inside of the type away, and leave out what is not there.
            @Nullable String[] names,
            @Nullable List<String> notes,
            String @Nullable [] links,
            Author author) {}

    @Document
    final class Author {

        // ERROR [Unmappable] The property mails of rules.Unmappable_nullInside.Author may not hold null inside, which is refused when it is written: "java.util.List<java.lang.String>". Take the @Nullable inside of the type away, and leave out what is not there.
        private List<@Nullable String> mails = List.of();

        public List<String> getMails() {
            return mails;
        }

        public void setMails(List<String> mails) {
            this.mails = mails;
        }
    }

    @Table(entities = Post.class)
    interface Shop {}
}
