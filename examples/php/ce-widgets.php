<?php
// What a page needs of ce-widgets, by the data of `tags.json`. PHP 7.4 or later, no library.
// Names as in the npm package's `ce-widgets/server`, which writes the same.

/** Props with which a listing asks for something else than `tags.json` says. */
const CE_UNPLAIN_PROPS = ['mode', 'sort', 'size', 'url', 'urlPrefix', 'urlKeys'];

/** Seconds that the page waits for a response. */
const CE_PATIENCE = 1;

/** Encodes a value as JSON for a `<script>` element: no text in it can end the element. Also escapes U+2028 and U+2029. */
function ce_script_json($value): string
{
    return json_encode($value, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE | JSON_THROW_ON_ERROR);
}

/** Escapes text for an attribute in quotes, and for an element's text. */
function ce_escape(string $text): string
{
    return htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8');
}

/** Files to preload, each with `file` and `integrity`: those of the islands, or those of the cookie dialog. */
function ce_preloads(array $tags, array $islands, bool $asks_for_consent = false): array
{
    $names = $asks_for_consent ? $tags['cookieDialog'] : [];
    foreach ($asks_for_consent ? [] : $islands as $island) {
        $names = array_merge($names, $tags['islands'][$island]['preload']);
    }
    return array_map(static fn ($name) => $tags['files'][$name], array_values(array_unique($names)));
}

/** Writes the tags of the head, in their order, and the rooms of the islands. */
function ce_head_tags(array $tags, string $base, array $islands, bool $asks_for_consent = false): string
{
    $base = ce_escape(rtrim($base, '/') . '/');
    $script = $tags['script'];
    $html = "<script src=\"$base{$script['file']}\" integrity=\"{$script['integrity']}\" crossorigin=\"anonymous\" defer></script>\n";
    foreach (ce_preloads($tags, $islands, $asks_for_consent) as $file) {
        $html .= "<link rel=\"modulepreload\" href=\"$base{$file['file']}\" integrity=\"{$file['integrity']}\">\n";
    }
    foreach ($islands as $island) {
        $style = $tags['islands'][$island]['style'] ?? '';
        $html .= $style === '' ? '' : "<style>$style</style>\n";
    }
    return $html;
}

/** Writes the payload. */
function ce_payload(object $payload): string
{
    return '<script type="application/json" id="ce-payload">' . ce_script_json($payload) . '</script>';
}

/** Writes the element of an island. The fallback is HTML: escape what is in it. */
function ce_marker(string $name, ?object $props, string $fallback = '', string $element = 'div'): string
{
    return "<$element data-ce-widget=\"$name\"" . ce_props($props) . ">$fallback</$element>";
}

/** Writes a link that opens an overlay. The content is HTML: escape what is in it. */
function ce_opener(string $name, ?object $props, string $content, string $href): string
{
    return '<a href="' . ce_escape($href) . "\" data-ce-open=\"$name\"" . ce_props($props) . ">$content</a>";
}

function ce_props(?object $props): string
{
    return (array) $props ? ' data-ce-props="' . ce_escape(ce_script_json($props)) . '"' : '';
}

/** Writes the responses of `ce_listing_answer` as the listing reads them; put it into the listing's fallback. */
function ce_answer_tag(array $answer): string
{
    return '<script type="application/json" data-ce-answer>' . ce_script_json($answer) . '</script>';
}

/**
 * Makes the first calls of a listing. What fails is left out, and the listing makes that call itself. With a user's token
 * the responses are for this user only.
 *
 * @param string $search the query string of the page's address, as the browser has sent it
 */
function ce_listing_answer(array $tags, object $payload, object $props, string $search): array
{
    $answer = ['query' => $search, 'user' => isset($payload->user) ? (string) $payload->user->userId : null, 'region' => $payload->requestRegion ?? null];
    if (!isset($payload->services->search) || array_intersect(CE_UNPLAIN_PROPS, array_keys((array) $props))) {
        return $answer;
    }
    $headers = ['accept: application/json'];
    if (isset($payload->user->token)) {
        $headers[] = "authorization: Bearer {$payload->user->token}";
    }
    if (isset($payload->requestRegion)) {
        $headers[] = "x-request-region: $payload->requestRegion";
    }
    foreach ($tags['islands']['search-listing']['calls'] as $call) {
        $query = isset($call['fromAddress']) ? ce_search_query($call, $props, $search) : $call['query'];
        $url = rtrim($payload->services->search, '/') . '/' . $call['path'] . '?' . ce_build_query($query);
        $response = ce_fetch($call['method'], $url, $headers, $call['body'] ?? null);
        if ($response !== null) {
            $answer[$call['answer']] = $response;
        }
    }
    return $answer;
}

/** Returns the parameters of a listing's search: its base filters, and what it takes over from the address. */
function ce_search_query(array $call, object $props, string $search): array
{
    // Not `$_GET`, which keeps only the last of repeated parameters.
    $address = [];
    foreach (explode('&', $search) as $pair) {
        [$key, $value] = explode('=', $pair, 2) + ['', ''];
        $address[urldecode($key)][] = $value;
    }
    $filters = (array) ($props->filters ?? []);
    $types = $props->types ?? [$call['query']['type']];
    $query = ['type' => $types[0]] + $call['query'] + $filters;
    foreach ($call['fromAddress'] as $key) {
        $texts = array_map(static fn ($value) => trim(urldecode($value)), $address[$key] ?? []);
        if ($key === 'type') {
            $query['type'] = array_values(array_intersect($types, $texts))[0] ?? $types[0];
        } elseif ($key === 'sort') {
            $query['sort'] = array_values(array_intersect(['relevance', 'name', 'newest', 'type'], $texts))[0] ?? null;
        } elseif ($key === 'q') {
            $term = array_values(array_filter($texts, 'strlen'))[0] ?? '';
            // The listing cuts longer terms, too.
            $query['q'] = preg_match('/^.{0,200}/us', $term, $start) ? trim($start[0]) : '';
        } elseif (!isset($filters[$key])) {
            // A comma between values separates them; one in a value is encoded.
            $values = array_map('urldecode', explode(',', implode(',', $address[$key] ?? [])));
            $query[$key] = array_unique(array_filter($values, 'strlen'));
        }
    }
    return $query;
}

/** Encodes parameters; lists become repeated parameters, empty values are left out. */
function ce_build_query(array $query): string
{
    $pairs = [];
    foreach ($query as $key => $values) {
        foreach (array_filter((array) $values, 'strlen') as $value) {
            $pairs[] = rawurlencode($key) . '=' . rawurlencode($value);
        }
    }
    return implode('&', $pairs);
}

/** Returns the decoded response, objects as objects, or null if it is late, an error or not JSON. */
function ce_fetch(string $method, string $url, array $headers, ?array $body)
{
    $until = microtime(true) + CE_PATIENCE;
    $http = ['method' => $method, 'timeout' => CE_PATIENCE, 'header' => $headers];
    if ($body !== null) {
        $http['header'][] = 'content-type: application/json';
        $http['content'] = json_encode($body, JSON_THROW_ON_ERROR);
    }
    $stream = @fopen($url, 'r', false, stream_context_create(['http' => $http]));
    if ($stream === false) {
        return null;
    }
    // `timeout` is for each read, of which a slow service can make many.
    stream_set_blocking($stream, false);
    $text = '';
    while (!feof($stream) && microtime(true) < $until) {
        $chunk = (string) fread($stream, 8192);
        $text .= $chunk;
        if ($chunk === '') {
            usleep(5000);
        }
    }
    $is_late = !feof($stream);
    fclose($stream);
    return $is_late ? null : json_decode($text);
}
