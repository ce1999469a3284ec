package io.keywright.testing.partiql;

import java.util.Set;

/** The words that PartiQL keeps for itself: those of SQL-92 and its own. As names they need double quotes. */
final class Keywords {

    private static final Set<String> WORDS = Set.of("""
            absolute action add all allocate alter and any are as asc assertion at authorization avg bag begin between
            bigint bit bit_length blob bool boolean by can_cast can_lossless_cast cascade cascaded case cast catalog
            char char_length character character_length check clob close coalesce collate collation column commit
            conflict connect connection constraint constraints continue convert corresponding count create cross
            current current_date current_time current_timestamp current_user cursor date date_add date_diff deallocate
            dec decimal declare default deferrable deferred delete desc describe descriptor diagnostics disconnect
            distinct do domain double drop else end escape except exception exec execute exists external extract false
            fetch first float for foreign found from full get global go goto grant group having identity immediate in
            index indicator initially inner input insensitive insert int int2 int4 int8 integer integer2 integer4
            integer8 intersect interval into is isolation join key language last left let level like limit list local
            lower match max min missing modified module names national natural nchar new next no not nothing null
            nullif numeric octet_length of offset old on only open option or order outer output overlaps pad partial
            pivot position precision prepare preserve primary prior privileges procedure public read real references
            relative remove restrict returning revoke right rollback rows schema scroll section select session
            session_user set sexp size smallint some space sql sqlcode sqlerror sqlstate string struct substring sum
            symbol system_user table temporary then time timestamp to transaction translate translation trim true
            tuple union unique unknown unpivot update upper usage user using value values varchar varying view when
            whenever where with work write zone""".split("\\s+"));

    private static final Set<String> FUNCTIONS = Set.of("""
            avg bag bit_length char_length character_length count exists list lower max min octet_length sexp size
            substring sum upper""".split("\\s+"));

    private static final Set<String> TYPES = Set.of("""
            bag bigint blob bool boolean char clob dec decimal float int integer list missing null numeric real
            smallint string struct symbol tuple varchar""".split("\\s+"));

    private Keywords() {}

    /** Whether the word, in lower case, is a keyword. */
    static boolean contains(String word) {
        return WORDS.contains(word);
    }

    /** Whether the keyword is a function where a parenthesis follows. */
    static boolean isFunction(String keyword) {
        return FUNCTIONS.contains(keyword);
    }

    /** Whether the keyword is a type that IS can ask for. */
    static boolean isType(String keyword) {
        return TYPES.contains(keyword);
    }
}
