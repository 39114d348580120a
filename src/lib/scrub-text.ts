const ADDRESS = /\b([a-z][a-z0-9+.-]*:\/\/[^\s?#'"<>()]*)[?#][^\s'"<>()]*/gi;
const RELATIVE_QUERY = /(\/[\w./~%-]*)\?[^\s'"<>()]*/g;
const CREDENTIALS = /(:\/\/)[^\s/@]+@/g;
const EMAIL = /[^\s@<>"'(),:;=/]+@[^\s@<>"'(),:;=/]+\.[a-z]{2,}/gi;
const JWT = /\beyJ[\w-]*\.[\w-]+(?:\.[\w-]*)?/g;
const BEARER = /\b(bearer)\s+\S+/gi;
const LONG_SECRET = /\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{32,}\b/gi;

/** Longest text that is looked at: the patterns take quadratic time, and nobody reads more of an error. */
const LONGEST = 1_000;

/**
 * Takes out of a text what may tell of a person or open a door: queries, fragments and credentials of addresses,
 * e-mail addresses, tokens. A long text is cut.
 */
export function scrubText(text: string): string {
  return cut(text)
    .replace(ADDRESS, '$1')
    .replace(RELATIVE_QUERY, '$1')
    .replace(CREDENTIALS, '$1')
    .replace(EMAIL, '[email]')
    .replace(JWT, '[token]')
    .replace(BEARER, '$1 [token]')
    .replace(LONG_SECRET, '[token]');
}

/** Cuts a long text at a gap: half a token would not be recognised. */
function cut(text: string): string {
  if (text.length <= LONGEST) return text;
  const words = text.slice(0, LONGEST).split(/(?<=[\s"'<>()])/);
  return `${words.slice(0, -1).join('')}…`;
}
