package com.daintree.data;

import com.daintree.shop.Product;
import io.keywright.runtime.TableOptions;
import io.keywright.runtime.cursor.SignedCursors;
import io.keywright.runtime.error.InvalidCursorException;
import io.keywright.runtime.query.Page;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The products below a category, page by page, as a web handler answers for them. */
public final class ProductPages {

    private static final int PAGE = 20;

    private final DaintreeTable daintree;

    /** The pages of an open table. */
    public ProductPages(DaintreeTable daintree) {
        this.daintree = daintree;
    }

    /**
     * Options with signed cursors.
     *
     * @param current signs; 32 random bytes
     * @param former what was signed with it goes on working
     */
    public static TableOptions signing(byte[] current, byte[] former) {
        return TableOptions.builder()
                .cursorCodec(SignedCursors.by("2026-06", current).accepting("2026-03", former))
                .build();
    }

    /**
     * One page.
     *
     * @param cursor as the address has it; null for the first page
     */
    public Answer below(String topCategoryId, @Nullable String cursor) {
        try {
            Page<Product> page = daintree.product()
                    .below(topCategoryId)
                    .limit(PAGE)
                    .after(cursor)
                    .page();
            List<String> titles = page.items().stream().map(Product::title).toList();
            return new Answer(200, titles, page.cursor().orElse(null));
        } catch (InvalidCursorException refused) {
            return new Answer(400, List.of(), null);
        }
    }

    /**
     * What goes to the browser.
     *
     * @param status of HTTP
     * @param next for the next address; null at the end
     */
    public record Answer(
            int status, List<String> titles, @Nullable String next) {}
}
