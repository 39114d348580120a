import type { Page, Request } from '@playwright/test';

type FaultKind = `status=${number}` | 'drop' | 'malformed' | 'html';

/** Faults that the demo's services simulate on demand, as `x-demo-fault` names them; delays in ms. */
export type Fault = FaultKind | `delay=${number}` | `delay=${number};${FaultKind}`;

/** Calls to affect: a method and the end of a path, such as `POST /login`. */
export type Call = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/**
 * Makes every further matching call of the page fail, by a header that the services obey.
 *
 * @returns a function that stops it
 */
export async function setFault(page: Page, call: Call, fault: Fault): Promise<() => Promise<void>> {
  const [method = '', path = ''] = call.split(' ');
  const matches = (request: Request) =>
    request.method() === method && new URL(request.url()).pathname.endsWith(path);
  const pattern = (url: URL) => url.pathname.endsWith(path);
  await page.route(pattern, async (route, request) => {
    if (!matches(request)) return route.fallback();
    await route.continue({ headers: { ...(await request.allHeaders()), 'x-demo-fault': fault } });
  });
  return () => page.unroute(pattern);
}
