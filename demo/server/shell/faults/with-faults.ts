import { setTimeout as wait } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import type { Session } from '../../ground/session/session.ts';
import { Refusal } from '../../http/refusal.ts';
import { faultGrammar, faultOf, parseFault } from './fault.ts';
import { faultyAnswer } from './faulty-answer.ts';

/** Request header that makes one call faulty; the grammar is that of `parseFault`. */
export const faultHeader = 'x-demo-fault';

/**
 * Makes calls fail on demand: by the header `x-demo-fault`, or by the browser's faults from `/demo/fault`.
 *
 * @param sessionOf finds the browser's session
 * @throws Refusal 400 for a header that is not a valid fault
 */
export function withFaults(sessionOf: (c: Context) => Promise<Session | undefined>): MiddlewareHandler {
  return async (c, next) => {
    const text =
      c.req.header(faultHeader) ?? faultOf((await sessionOf(c))?.faults ?? {}, c.req.method, c.req.path);
    if (text === undefined || c.req.path.startsWith('/demo/')) return next();
    const fault = parseFault(text);
    if (!fault)
      throw new Refusal(400, { message: `"${text}" is no fault. ${faultGrammar}`, code: 'no_fault' });
    const { delay, kind } = fault;
    if (delay > 0) await wait(delay, undefined, { signal: c.req.raw.signal }).catch(() => {});
    return kind ? faultyAnswer(c, kind) : next();
  };
}
