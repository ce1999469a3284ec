import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * Judges the tests that ran against another server: each must agree, or fail as the page of disagreements lists it for
 * that server. Two kinds of failure need no line of their own, since the page gives one verdict on all of them: an error
 * worded otherwise, and a request that the server takes, or dies of, where DynamoDB refuses it. A listed test that passes
 * is as wrong as one that fails unlisted, unless its line says "sometimes": what the page says must be true.
 */
final class Disagreements {

    private static final Pattern ROW = Pattern.compile("\\| `(\\w+\\.\\w+)` \\|.*");
    private static final Pattern CODE = Pattern.compile("(\\w+(?:Exception|Failed|Error)): .*", Pattern.DOTALL);
    private static final Pattern COMPARED = Pattern.compile(
            "(?:expected|Expecting actual):\\s+\"(.*?)\"\\s+(?:but was|to start with|to end with|to contain|to match"
                    + "|to be equal to)[^\\n]*:\\s+\"(.*?)\"\\s",
            Pattern.DOTALL);

    private enum Kind {
        WORDED_OTHERWISE,
        NOT_REFUSED,
        ANSWERED_OTHERWISE
    }

    /** The arguments: the server, the page, the folder of the build. */
    public static void main(String[] arguments) throws Exception {
        TreeMap<String, Boolean> listed = listed(arguments[0], Path.of(arguments[1]));
        TreeSet<String> ran = new TreeSet<>();
        TreeMap<String, Kind> failed = new TreeMap<>();
        Map<String, String> texts = new TreeMap<>();
        int tests = 0;
        for (Element test : tests(Path.of(arguments[2]))) {
            if (test.getElementsByTagName("skipped").getLength() > 0) {
                continue;
            }
            tests++;
            String className = test.getAttribute("classname");
            String name = className.substring(className.lastIndexOf('.') + 1) + "."
                    + test.getAttribute("name").replaceFirst("[^\\w].*", "");
            ran.add(name);
            for (String kind : List.of("failure", "error")) {
                NodeList failures = test.getElementsByTagName(kind);
                for (int i = 0; i < failures.getLength(); i++) {
                    String text = failures.item(i).getTextContent();
                    texts.putIfAbsent(name, text);
                    failed.merge(name, kind(text), (one, other) -> one.compareTo(other) > 0 ? one : other);
                }
            }
        }
        int expected = 0;
        int wrong = 0;
        for (Map.Entry<String, Kind> failure : failed.entrySet()) {
            String name = failure.getKey();
            if (listed.containsKey(name)) {
                expected++;
                System.out.println("  as listed: " + name);
            } else if (failure.getValue() != Kind.ANSWERED_OTHERWISE) {
                expected++;
                System.out.println("  " + failure.getValue().name().toLowerCase().replace('_', ' ') + ": " + name);
            } else {
                wrong++;
                System.out.println("  NOT LISTED: " + name + "\n    " + start(texts.get(name)));
            }
        }
        for (String name : listed.keySet()) {
            if (!failed.containsKey(name) && !(listed.get(name) && ran.contains(name))) {
                wrong++;
                System.out.println("  LISTED, BUT " + (ran.contains(name) ? "IT AGREES: " : "NO TEST RAN: ") + name);
            }
        }
        System.out.println(arguments[0] + ": " + tests + " tests; of " + ran.size() + " test methods "
                + (ran.size() - failed.size()) + " agree, " + expected + " differ as expected, " + wrong + " do not");
        System.out.println((ran.size() - failed.size()) + " passed, " + wrong + " failed, " + expected + " skipped");
        System.exit(wrong > 0 || ran.isEmpty() ? 1 : 0);
    }

    private static Kind kind(String text) {
        if (text.contains("the call was not refused")) {
            return Kind.NOT_REFUSED;
        }
        Matcher compared = COMPARED.matcher(text);
        if (!compared.find()) {
            return Kind.ANSWERED_OTHERWISE;
        }
        Matcher one = CODE.matcher(compared.group(1));
        Matcher other = CODE.matcher(compared.group(2));
        boolean refusals = one.matches() | other.matches() || text.contains("is_refused");
        if (!refusals) {
            return Kind.ANSWERED_OTHERWISE;
        }
        // What a status of 500 without a code looks like.
        if (compared.group(1).equals("null: null") || compared.group(2).equals("null: null")) {
            return Kind.NOT_REFUSED;
        }
        boolean same = !one.matches() || !other.matches() || one.group(1).equals(other.group(1));
        return same ? Kind.WORDED_OTHERWISE : Kind.ANSWERED_OTHERWISE;
    }

    /** The tests in the page's rows below the heading of the server, and whether they fail only sometimes. */
    private static TreeMap<String, Boolean> listed(String server, Path page) throws IOException {
        TreeMap<String, Boolean> listed = new TreeMap<>();
        boolean here = false;
        for (String line : Files.readAllLines(page)) {
            if (line.startsWith("## ")) {
                here = line.startsWith("## " + server + " ");
            }
            Matcher row = ROW.matcher(line);
            if (here && row.matches() && listed.put(row.group(1), line.contains("sometimes")) != null) {
                throw new IllegalArgumentException(row.group(1) + " is listed twice");
            }
        }
        return listed;
    }

    private static List<Element> tests(Path build) throws Exception {
        List<Path> reports;
        try (Stream<Path> files = Files.walk(build)) {
            reports = files.filter(file -> file.toString().contains(File.separator + "surefire-reports" + File.separator)
                            && file.getFileName().toString().matches("TEST-.*\\.xml"))
                    .sorted()
                    .toList();
        }
        List<Element> tests = new ArrayList<>();
        for (Path report : reports) {
            NodeList found = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(report.toFile())
                    .getElementsByTagName("testcase");
            for (int i = 0; i < found.getLength(); i++) {
                tests.add((Element) found.item(i));
            }
        }
        return tests;
    }

    private static String start(String text) {
        return text.substring(0, Math.min(text.length(), 400)).replace("\n", "\n    ");
    }
}
