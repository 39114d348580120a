const ADDRESS = /\b([a-z][a-z0-9+.-]*:\/\/[^\s?#'"<>()]*)[?#][^\s'"<>()]*/gi;
const RELATIVE_QUERY = /(\/[\w./~%-]*)\?[^\s'"<>()]*/g;
const CREDENTIALS = /(:\/\/)[^\s/@]+@/g;
const EMAIL = /[^\s@<>"'(),:;=/]+@[^\s@<>"'(),:;=/]+\.[a-z]{2,}/gi;
const JWT = /\beyJ[\w-]*\.[\w-]+(?:\.[\w-]*)?/g;
const BEARER = /\b(bearer)\s+\S+/gi;
const LONG_SECRET = /\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{32,}\b/gi;

/** Maximum length: the patterns take quadratic time, and nobody reads more of an error. */
const LONGEST = 1_000;

/**
 * Removes personal data and secrets from a text: queries, fragments and credentials of addresses, email addresses,
 * tokens. Cuts a long text.
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

/** Cuts a long text at white space: half a token would not be recognised. */
function cut(text: string): string {
  if (text.length <= LONGEST) return text;
  const words = text.slice(0, LONGEST).split(/(?<=[\s"'<>()])/);
  return `${words.slice(0, -1).join('')}…`;
}
