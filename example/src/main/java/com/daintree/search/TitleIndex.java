package com.daintree.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Which products have which words in their titles: an inverted index in memory. For one thread at a time. */
public final class TitleIndex {

    private final Map<String, Set<String>> productsByWord = new HashMap<>();
    private final Map<String, String> titles = new HashMap<>();

    /** A product is called so from now on. */
    public void put(String productId, String title) {
        remove(productId);
        titles.put(productId, title);
        for (String word : words(title)) {
            productsByWord.computeIfAbsent(word, unused -> new TreeSet<>()).add(productId);
        }
    }

    /** There is no such product any more; nothing happens if there was none. */
    public void remove(String productId) {
        String title = titles.remove(productId);
        if (title == null) {
            return;
        }
        for (String word : words(title)) {
            Set<String> products = productsByWord.getOrDefault(word, new TreeSet<>());
            products.remove(productId);
            if (products.isEmpty()) {
                productsByWord.remove(word);
            }
        }
    }

    /** The ids of the products whose titles hold all these words, whatever the case, in order; none without a word. */
    public List<String> find(String query) {
        List<String> words = words(query);
        if (words.isEmpty()) {
            return List.of();
        }
        Set<String> found = new TreeSet<>(productsByWord.getOrDefault(words.get(0), Set.of()));
        for (String word : words) {
            found.retainAll(productsByWord.getOrDefault(word, Set.of()));
        }
        return new ArrayList<>(found);
    }

    /** The titles by product. */
    public Map<String, String> titles() {
        return Map.copyOf(titles);
    }

    private static List<String> words(String title) {
        return Arrays.stream(title.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+", -1))
                .filter(word -> !word.isEmpty())
                .distinct()
                .toList();
    }
}
