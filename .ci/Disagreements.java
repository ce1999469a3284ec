import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * Judges the tests that ran against another server: each must agree, or fail as the page of disagreements lists it for
 * that server. Three kinds of failure need no line of their own, since the page gives one verdict on all of them: the
 * same error worded otherwise, and a request that the server takes, or dies of, where DynamoDB refuses it. How often
 * the last two are met is on the page, exactly, so that a new one cannot hide among the old. A listed test that passes
 * is as wrong as one that fails unlisted, unless its line says "sometimes": what the page says must be true.
 */
final class Disagreements {

    private static final Pattern ROW = Pattern.compile("\\| `(\\w+\\.\\w+)` \\|.*");
    private static final Pattern COUNTS =
            Pattern.compile("Without a line: (\\d+) times not refused, (\\d+) times answered with status 500\\..*");
    private static final Pattern CODE = Pattern.compile("(\\w+(?:Exception|Failed|Error)): .*", Pattern.DOTALL);
    private static final Pattern COMPARED = Pattern.compile(
            "(?:expected|Expecting actual):\\s+\"(.*?)\"\\s+(?:but was|to start with|to end with|to contain|to match"
                    + "|to be equal to)[^\\n]*?:\\s+\"(.*?)\"\\s",
            Pattern.DOTALL);

    /** In the order in which one test method with several failures is named. */
    private enum Kind {
        WORDED_OTHERWISE,
        NOT_REFUSED,
        STATUS_500,
        ANSWERED_OTHERWISE
    }

    /** What the page says of a server: its tests, and whether they fail only sometimes; how many failures have no line. */
    private record Listed(Map<String, Boolean> tests, Map<Kind, Integer> counts) {}

    /** The arguments: the server, the page, the folder of the build. */
    public static void main(String[] arguments) throws Exception {
        Listed page = listed(arguments[0], Path.of(arguments[1]));
        Map<String, Boolean> listed = page.tests();
        TreeSet<String> ran = new TreeSet<>();
        TreeMap<String, List<Kind>> failed = new TreeMap<>();
        Map<String, String> texts = new TreeMap<>();
        int tests = 0;
        for (Element test : testCases(Path.of(arguments[2]))) {
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
                    Kind found = kind(text);
                    failed.computeIfAbsent(name, any -> new ArrayList<>()).add(found);
                    if (found == Kind.ANSWERED_OTHERWISE) {
                        texts.putIfAbsent(name, text);
                    }
                }
            }
        }
        int expected = 0;
        int wrong = 0;
        Map<Kind, Integer> counts = new EnumMap<>(Map.of(Kind.NOT_REFUSED, 0, Kind.STATUS_500, 0));
        for (Map.Entry<String, List<Kind>> failure : failed.entrySet()) {
            String name = failure.getKey();
            if (listed.containsKey(name)) {
                expected++;
                System.out.println("  as listed: " + name);
            } else if (failure.getValue().contains(Kind.ANSWERED_OTHERWISE)) {
                wrong++;
                System.out.println("  NOT LISTED: " + name + "\n    " + start(texts.get(name)));
            } else {
                expected++;
                failure.getValue().forEach(kind -> counts.computeIfPresent(kind, (any, count) -> count + 1));
                System.out.println("  " + words(failure.getValue()) + ": " + name);
            }
        }
        for (Kind kind : counts.keySet()) {
            if (!counts.get(kind).equals(page.counts().getOrDefault(kind, 0))) {
                wrong++;
                System.out.println("  NOT AS COUNTED: " + words(List.of(kind)) + " is met " + counts.get(kind)
                        + " times without a line; the page says " + page.counts().getOrDefault(kind, 0));
            }
        }
        for (String name : listed.keySet()) {
            if (!failed.containsKey(name) && !(listed.get(name) && ran.contains(name))) {
                wrong++;
                System.out.println("  LISTED, BUT " + (ran.contains(name) ? "IT AGREES: " : "NO TEST RAN: ") + name);
            }
        }
        System.out.println(arguments[0] + ": seconds of the tests: " + seconds(Path.of(arguments[2])));
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
        // What a status of 500 without a code looks like.
        if (one.matches() && compared.group(2).equals("null: null")
                || other.matches() && compared.group(1).equals("null: null")) {
            return Kind.STATUS_500;
        }
        boolean same = one.matches() && other.matches() && one.group(1).equals(other.group(1));
        return same ? Kind.WORDED_OTHERWISE : Kind.ANSWERED_OTHERWISE;
    }

    /** The kinds of failure of one test method, each once, with how often if that is more than once. */
    private static String words(List<Kind> kinds) {
        TreeMap<Kind, Integer> counts = new TreeMap<>();
        kinds.forEach(kind -> counts.merge(kind, 1, Integer::sum));
        return counts.entrySet().stream()
                .map(kind -> kind.getKey().name().toLowerCase(Locale.ROOT).replace('_', ' ')
                        + (kind.getValue() == 1 ? "" : " (" + kind.getValue() + " times)"))
                .collect(Collectors.joining(", "));
    }

    /** What the page says below the heading of the server. */
    private static Listed listed(String server, Path page) throws IOException {
        Map<String, Boolean> listed = new TreeMap<>();
        Map<Kind, Integer> counts = new EnumMap<>(Kind.class);
        boolean here = false;
        for (String line : Files.readAllLines(page)) {
            if (line.startsWith("## ")) {
                here = line.startsWith("## " + server + " ");
            }
            Matcher row = ROW.matcher(line);
            if (here && row.matches() && listed.put(row.group(1), line.contains("sometimes")) != null) {
                throw new IllegalArgumentException(row.group(1) + " is listed twice");
            }
            Matcher counted = COUNTS.matcher(line);
            if (here && counted.matches()) {
                counts.put(Kind.NOT_REFUSED, Integer.valueOf(counted.group(1)));
                counts.put(Kind.STATUS_500, Integer.valueOf(counted.group(2)));
            }
        }
        return new Listed(listed, counts);
    }

    /** How long the tests of each module took, without what Maven does around them. */
    private static String seconds(Path build) throws Exception {
        TreeMap<String, Double> seconds = new TreeMap<>();
        for (Path report : reports(build)) {
            String module = build.relativize(report).getName(0).toString();
            seconds.merge(module, Double.valueOf(suite(report).getAttribute("time")), Double::sum);
        }
        return seconds.entrySet().stream()
                .map(module -> module.getKey() + " " + Math.round(module.getValue()))
                .collect(Collectors.joining(", "));
    }

    private static List<Element> testCases(Path build) throws Exception {
        List<Element> cases = new ArrayList<>();
        for (Path report : reports(build)) {
            NodeList found = suite(report).getElementsByTagName("testcase");
            for (int i = 0; i < found.getLength(); i++) {
                cases.add((Element) found.item(i));
            }
        }
        return cases;
    }

    private static Element suite(Path report) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(report.toFile())
                .getDocumentElement();
    }

    private static List<Path> reports(Path build) throws IOException {
        try (Stream<Path> files = Files.walk(build)) {
            return files.filter(file -> file.toString().contains(File.separator + "surefire-reports" + File.separator)
                            && file.getFileName().toString().matches("TEST-.*\\.xml"))
                    .sorted()
                    .toList();
        }
    }

    private static String start(String text) {
        return text.substring(0, Math.min(text.length(), 400)).replace("\n", "\n    ");
    }
}
