const HIDDEN = '[token]';

/** A token of three parts, of which the first two are JSON in base64url; or its beginning. */
const ANY_TOKEN = /\beyJ[\w-]+(\.[\w-]*){0,2}/g;

/** Replaces the user's token, and whatever looks like one that a service has sent, such as in the place of JSON. */
export function hideTokens(text: string, token: string | undefined): string {
  const others = text.replace(ANY_TOKEN, HIDDEN);
  return token ? others.replaceAll(token, HIDDEN) : others;
}
