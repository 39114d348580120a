import type { Page } from '@playwright/test';

type FaultKind = `status=${number}` | 'drop' | 'malformed' | 'html';

/** Faults that the demo's services simulate on demand, as `x-demo-fault` names them; delays in ms. */
export type Fault = FaultKind | `delay=${number}` | `delay=${number};${FaultKind}`;

/** Calls to affect: a method and the end of a path, such as `POST /login`; a last part of `*` stands for any. */
export type Call = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/**
 * Makes every further matching call of the page fail, by a header that the services obey.
 *
 * @returns a function that stops it
 */
export async function setFault(page: Page, call: Call, fault: Fault): Promise<() => Promise<void>> {
  const [method = '', path = ''] = call.split(' ');
  const pattern = ({ pathname }: URL) =>
    path.endsWith('/*') ? pathname.replace(/[^/]+$/, '*').endsWith(path) : pathname.endsWith(path);
  await page.route(pattern, async (route, request) => {
    if (request.method() !== method) return route.fallback();
    await route.continue({ headers: { ...(await request.allHeaders()), 'x-demo-fault': fault } });
  });
  return () => page.unroute(pattern);
}
