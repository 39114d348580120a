// The controller of page.html: reads tags.json, makes the first calls of the listing, and renders the page. JDK 17.
//
//   mvn dependency:copy-dependencies
//   java -cp "target/dependency/*" Page.java "c=red&c=blue"

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.File;
import java.io.OutputStreamWriter;
import java.net.URI;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.thymeleaf.TemplateEngine;
import org.thymeleaf.context.Context;
import org.thymeleaf.templatemode.TemplateMode;
import org.thymeleaf.templateresolver.FileTemplateResolver;

public class Page {
    public static void main(String[] arguments) throws Exception {
        String search = arguments.length > 0 ? arguments[0] : "";
        // In an application, read it once, at the start.
        JsonNode tags = ScriptJson.MAPPER.readTree(new File("../../dist/cdn/tags.json"));
        // Stands for what your CMS knows of the page and its products.
        JsonNode data = ScriptJson.MAPPER.readTree(new File("../data.json"));
        List<String> islands = List.of("main-navigation", "search-listing");

        Context context = new Context(Locale.ENGLISH);
        context.setVariable("script", HeadTags.file(data, tags.path("script")));
        context.setVariable("preloads", HeadTags.preloads(tags, data, islands));
        context.setVariable("styles", HeadTags.styles(tags, islands));
        context.setVariable("payload", ScriptJson.encode(data.path("payload")));
        context.setVariable("menu", ScriptJson.MAPPER.convertValue(data.at("/payload/mainMenu"), List.class));
        context.setVariable("products", ScriptJson.MAPPER.convertValue(data.path("products"), List.class));
        context.setVariable("props", data.path("listing").toString());
        context.setVariable("answer", ScriptJson.encode(
                ListingAnswer.of(tags, data.path("payload"), data.path("listing"), search)));

        FileTemplateResolver templates = new FileTemplateResolver();
        templates.setTemplateMode(TemplateMode.HTML);
        templates.setCharacterEncoding("UTF-8");
        TemplateEngine engine = new TemplateEngine();
        engine.setTemplateResolver(templates);
        // Serve it with `Cache-Control: private, no-cache`.
        try (OutputStreamWriter out = new OutputStreamWriter(System.out, StandardCharsets.UTF_8)) {
            engine.process("page.html", context, out);
        }
    }
}

/** JSON that a script element can hold. */
final class ScriptJson {
    static final ObjectMapper MAPPER = new ObjectMapper();

    /** In JSON, these characters stand in texts only. */
    static String encode(JsonNode value) {
        return value.toString()
                .replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")
                .replace("\u2028", "\\u2028").replace("\u2029", "\\u2029");
    }
}

/** Addresses that others are appended to. */
final class Address {
    static String folder(String address) {
        return address.endsWith("/") ? address : address + "/";
    }
}

/** What stands in the head. */
final class HeadTags {
    static Map<String, String> file(JsonNode data, JsonNode file) {
        String base = Address.folder(data.path("base").asText());
        return Map.of("href", base + file.path("file").asText(), "integrity", file.path("integrity").asText());
    }

    /** The files of the islands, or those of the cookie dialog; each once, in this order. */
    static List<Map<String, String>> preloads(JsonNode tags, JsonNode data, List<String> islands) {
        Set<String> names = new LinkedHashSet<>();
        if (data.path("asksForConsent").asBoolean()) {
            tags.path("cookieDialog").forEach(name -> names.add(name.asText()));
        } else {
            for (String island : islands) {
                tags.required("islands").required(island).path("preload").forEach(name -> names.add(name.asText()));
            }
        }
        return names.stream().map(name -> file(data, tags.required("files").required(name))).toList();
    }

    /** Rules that keep room for the islands. */
    static List<String> styles(JsonNode tags, List<String> islands) {
        return islands.stream()
                .map(island -> tags.path("islands").path(island).path("style").asText())
                .filter(style -> !style.isEmpty())
                .toList();
    }
}

/** The responses that the page brings along for its listing. */
final class ListingAnswer {
    /** Props with which a listing asks for something else than tags.json says. */
    private static final List<String> UNPLAIN_PROPS = List.of("mode", "sort", "size", "url", "urlPrefix", "urlKeys");
    private static final List<String> SORTS = List.of("relevance", "name", "newest", "type");
    private static final int PATIENCE_MS = 1000;
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    /**
     * Makes the first calls of a listing, all at once. What fails is left out, and the listing makes that call itself.
     * With a user's token the responses are for this user only.
     *
     * @param search the query string of the page's address, as the browser has sent it
     */
    static ObjectNode of(JsonNode tags, JsonNode payload, JsonNode props, String search) {
        JsonNode user = payload.path("user");
        ObjectNode answer = ScriptJson.MAPPER.createObjectNode();
        answer.put("query", search);
        answer.put("user", user.has("userId") ? user.path("userId").asText() : null);
        answer.set("region", payload.get("requestRegion"));
        if (!payload.at("/services/search").isTextual() || UNPLAIN_PROPS.stream().anyMatch(props::has)) return answer;

        Map<String, CompletableFuture<JsonNode>> responses = new LinkedHashMap<>();
        for (JsonNode call : tags.at("/islands/search-listing/calls")) {
            responses.put(call.path("answer").asText(), send(call, payload, props, search));
        }
        responses.forEach((name, response) -> {
            JsonNode value = response.exceptionally(failure -> null).join();
            if (value != null) answer.set(name, value);
        });
        return answer;
    }

    private static CompletableFuture<JsonNode> send(JsonNode call, JsonNode payload, JsonNode props, String search) {
        try {
            Map<String, List<String>> query = call.has("fromAddress") ? searchQuery(call, props, search) : ownQuery(call);
            String url = Address.folder(payload.at("/services/search").asText())
                    + call.path("path").asText() + "?" + encode(query);
            HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(url)).header("accept", "application/json");
            JsonNode token = payload.at("/user/token");
            if (token.isTextual()) request.header("authorization", "Bearer " + token.asText());
            JsonNode region = payload.path("requestRegion");
            if (region.isTextual()) request.header("x-request-region", region.asText());
            if (call.has("body")) request.header("content-type", "application/json");
            String body = call.has("body") ? call.path("body").toString() : "";
            request.method(call.path("method").asText(), HttpRequest.BodyPublishers.ofString(body));
            return CLIENT.sendAsync(request.build(), BodyHandlers.ofByteArray())
                    // Of the whole response: a request's own timeout ends with the headers.
                    .orTimeout(PATIENCE_MS, TimeUnit.MILLISECONDS)
                    .thenApply(response -> response.statusCode() == 200 ? parse(response.body()) : null);
        } catch (IllegalArgumentException wrongAddress) {
            return CompletableFuture.completedFuture(null);
        }
    }

    private static JsonNode parse(byte[] body) {
        try {
            JsonNode value = ScriptJson.MAPPER.readTree(body);
            return value.isMissingNode() || value.isNull() ? null : value;
        } catch (java.io.IOException notJson) {
            return null;
        }
    }

    private static Map<String, List<String>> ownQuery(JsonNode call) {
        Map<String, List<String>> query = new LinkedHashMap<>();
        call.path("query").fields().forEachRemaining(each -> query.put(each.getKey(), texts(each.getValue())));
        return query;
    }

    /** The parameters of the search: the listing's base filters, and what it takes over from the address. */
    private static Map<String, List<String>> searchQuery(JsonNode call, JsonNode props, String search) {
        Map<String, List<String>> address = new HashMap<>();
        for (String pair : search.split("&")) {
            String[] parts = pair.split("=", 2);
            address.computeIfAbsent(decode(parts[0]), key -> new ArrayList<>()).add(parts.length > 1 ? parts[1] : "");
        }
        Map<String, List<String>> query = ownQuery(call);
        List<String> types = props.has("types") ? texts(props.path("types")) : query.get("type");
        query.put("type", types.subList(0, 1));
        props.path("filters").fields().forEachRemaining(each -> query.put(each.getKey(), texts(each.getValue())));
        for (JsonNode from : call.path("fromAddress")) {
            String key = from.asText();
            List<String> values = address.getOrDefault(key, List.of());
            List<String> whole = values.stream().map(value -> decode(value).strip()).toList();
            switch (key) {
                case "type" -> types.stream().filter(whole::contains).findFirst()
                        .ifPresent(type -> query.put(key, List.of(type)));
                case "sort" -> SORTS.stream().filter(whole::contains).findFirst()
                        .ifPresent(sort -> query.put(key, List.of(sort)));
                // The listing cuts longer terms, too.
                case "q" -> whole.stream().filter(text -> !text.isEmpty()).findFirst()
                        .map(text -> text.substring(0, Math.min(text.length(), 200)).strip())
                        .ifPresent(term -> query.put(key, List.of(term)));
                // A comma between values separates them; one in a value is encoded.
                default -> {
                    if (!props.path("filters").has(key)) {
                        query.put(key, values.stream()
                                .flatMap(value -> Arrays.stream(value.split(",")))
                                .map(ListingAnswer::decode).filter(text -> !text.isEmpty()).distinct().toList());
                    }
                }
            }
        }
        return query;
    }

    /** A text as a list of one, or a list. */
    private static List<String> texts(JsonNode value) {
        List<String> texts = new ArrayList<>();
        if (value.isArray()) value.forEach(each -> texts.add(each.asText()));
        else texts.add(value.asText());
        return texts;
    }

    /** Lists become repeated parameters. */
    private static String encode(Map<String, List<String>> query) {
        List<String> pairs = new ArrayList<>();
        query.forEach((key, values) -> values.forEach(value ->
                pairs.add(URLEncoder.encode(key, StandardCharsets.UTF_8) + "=" + URLEncoder.encode(value, StandardCharsets.UTF_8))));
        return String.join("&", pairs);
    }

    private static String decode(String text) {
        return URLDecoder.decode(text, StandardCharsets.UTF_8);
    }
}
