/**
 * Finds out why a browser that is online gets no response, by a harmless request to the address's origin.
 *
 * @param url of the call
 * @param field of the payload, such as `services.search`
 * @returns cause and remedy, in sentences
 */
export async function whyUnreachable(url: string, field: string): Promise<string> {
  const { origin, protocol } = new URL(url, location.href);
  if (location.protocol === 'https:' && protocol === 'http:')
    return `The page is served by https and may not call http: give ${field} an https address.`;
  let isBlocked = false;
  const noteViolation = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    isBlocked ||= blockedURI.startsWith(origin);
  };
  document.addEventListener('securitypolicyviolation', noteViolation);
  // Without CORS a response says nothing but that there is one.
  const isThere = await fetch(`${origin}/`, { mode: 'no-cors', credentials: 'omit' }).then(
    () => true,
    () => false,
  );
  // The event comes in a task of its own.
  await new Promise((done) => setTimeout(done));
  document.removeEventListener('securitypolicyviolation', noteViolation);
  if (isBlocked) return `The page's content security policy forbids it: add ${origin} to connect-src.`;
  return isThere
    ? `A server answers there, but does not allow this page to read it: let it answer with "Access-Control-Allow-Origin: ${location.origin}" (CORS), errors included.`
    : `No server answers at ${origin}: check ${field} in the payload, and whether the service runs.`;
}
