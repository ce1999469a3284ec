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
            List<String> tags,
            Map<String, List<Integer>> scores,
            String[] names,
            @Nullable List<String> notes,
            String @Nullable [] links,
            Author author) {}

    @Document
    final class Author {

        private List<String> mails = List.of();

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
