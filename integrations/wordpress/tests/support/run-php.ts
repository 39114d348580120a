/**
 * Runs PHP in WordPress as an administrator and returns what the code returns.
 *
 * @param code such as `return get_option( $args );`
 * @param args known to the code as `$args`
 * @throws Error with the message of an exception or a `WP_Error`
 */
export type RunPhp = <Value = unknown>(code: string, args?: unknown) => Promise<Value>;

/** Sends a request: `fetch`, or one that keeps the response's cookies for a page. */
export type Send = (url: string, headers: Record<string, string>, body: string) => Promise<string>;

/** Runs PHP in the WordPress at this address; the must-use plugin of the tests evaluates it. */
export function runPhpAt(url: string, secret: string, send: Send = byFetch): RunPhp {
  return async <Value>(code: string, args: unknown = null) => {
    const text = await send(`${url}/`, { 'X-CE-Tests': secret }, JSON.stringify({ code, args }));
    const answer = readAnswer(text);
    if ('error' in answer) throw new Error(`${answer.error}\nin ${code}`);
    return answer.value as Value;
  };
}

function readAnswer(text: string): { value: unknown } | { error: string } {
  try {
    return JSON.parse(text);
  } catch {
    return { error: `WordPress did not answer by JSON, but: ${text.slice(0, 2000)}` };
  }
}

async function byFetch(url: string, headers: Record<string, string>, body: string): Promise<string> {
  const response = await fetch(url, { method: 'POST', headers, body });
  return response.text();
}
