import { parseJson } from '../../../src/lib/parse-json.ts';
import { type CallLog, logCall } from './call-log.ts';
import type { ReadCall, Refused, Viewer } from './calls/call.ts';
import { checkPreflight } from './check-preflight.ts';
import { type ExampleName, type Examples, knownOf } from './examples.ts';
import { type Exchange, isGiven } from './exchange.ts';
import type { CallReport } from './report.ts';
import { missingExamples, requestOf } from './request-of.ts';
import { isShared, mustVary } from './rules/check-caching.ts';
import { judge } from './rules/judge.ts';
import { isForeign, type Setting } from './setting.ts';

/** How a call came off, and what its answers say for the next ones. */
export interface CheckedCall {
  report: CallReport;
  learnt: Examples;
}

/** What the requests of a call share. */
interface Run {
  setting: Setting;
  examples: Examples;
  log: CallLog;
}

/** A request of a call. */
interface Attempt {
  call: ReadCall;
  viewer: Viewer;
  expected: readonly number[];
  /** In words, such as `as a visitor`. */
  asked: string;
}

const REGION = 'x-request-region';

const AS: Readonly<Record<Viewer, string>> = { visitor: 'as a visitor', token: 'with the token' };

/**
 * Asks a call as each viewer, then for what it has to refuse, and holds every answer against the rules.
 *
 * @param examples what is known by now
 */
export async function checkCall(call: ReadCall, setting: Setting, examples: Examples): Promise<CheckedCall> {
  const run = { setting, examples, log: logCall(call.service, titleOf(call)) };
  const learnt = await askAll(call, run);
  for (const refused of call.refuses ?? []) await askRefused(call, refused, run);
  if (isForeign(setting, call.service) && !call.isForTabs) await checkPreflight(call, setting, run.log);
  return { report: run.log.report(), learnt };
}

/** @returns the examples of the first answer that has some */
async function askAll(call: ReadCall, run: Run): Promise<Examples> {
  const missing = missingExamples(call, run.examples);
  if (call.unasked || missing.length > 0) {
    run.log.skip(call.unasked ?? whyMissing(missing));
    return {};
  }
  let learnt: Examples = {};
  for (const viewer of call.viewers ?? (['visitor', 'token'] as const)) {
    const attempt = { call, viewer, expected: expectedOf(call, viewer), asked: AS[viewer] };
    const exchange = await askOnce(attempt, run);
    if (!exchange || !isGiven(exchange)) continue;
    learnt = { ...learn(exchange), ...learnt };
    await checkRegion(exchange, AS[viewer], run);
  }
  return learnt;
}

/** Asks for what has to be refused, as somebody who may make the call. */
async function askRefused(call: ReadCall, { what, status, examples, ...others }: Refused, run: Run) {
  const viewer = call.access === 'everyone' ? 'visitor' : 'token';
  const expected = call.access === 'right' ? [status, 403] : [status];
  const asked = { call: { ...call, ...others }, viewer, expected, asked: `${AS[viewer]} ${what}` } as const;
  const own = { ...run, examples: { ...run.examples, ...examples } };
  const missing = missingExamples(asked.call, own.examples);
  if (missing.length > 0) run.log.skip(whyMissing(missing));
  else await askOnce(asked, own);
}

async function askOnce({ asked, ...attempt }: Attempt, run: Run): Promise<Exchange | undefined> {
  const { call, viewer } = attempt;
  const { setting, examples, log } = run;
  if (log.isSilent()) return undefined;
  if (viewer === 'token' && setting.token === undefined) {
    // Of a call that everyone may make, the head of the report says enough.
    if (call.access !== 'everyone') log.skip('without a token only the refusal of visitors');
    return undefined;
  }
  const request = requestOf(call, examples, viewer, setting);
  const answer = await setting.ask(request);
  if ('failure' in answer) {
    log.noteFailure(asked, answer);
    return undefined;
  }
  const exchange = { ...attempt, request, answer, needsCors: isForeign(setting, call.service) };
  if (answer.status === 429) log.skip(`${asked}: too many requests, by the service; try again later`);
  else log.note(asked, answer, judge(exchange));
  return exchange;
}

/** An answer that caches may share, and that is another one without the region, names the region in `Vary`. */
async function checkRegion({ request, answer }: Exchange, asked: string, { setting, log }: Run) {
  const { [REGION]: region, ...headers } = request.headers;
  if (!region || request.method !== 'GET' || !isShared(answer.headers, REGION)) return;
  const other = await setting.ask({ ...request, headers });
  if ('failure' in other || other.text === answer.text) return;
  log.add(asked, [mustVary(answer.headers, REGION, 'the answer depends on the region')]);
}

/** The first status is the one that is meant. */
function expectedOf({ access }: ReadCall, viewer: Viewer): readonly number[] {
  if (access === 'everyone') return [200];
  if (viewer === 'visitor') return [401];
  return access === 'user' ? [200] : [200, 403];
}

function learn({ call, answer }: Exchange): Examples {
  if (!call.learn) return {};
  try {
    return knownOf(call.learn(parseJson(answer.text)));
  } catch {
    // An answer that is no JSON has been reported.
    return {};
  }
}

/** The call with the fixed values of its query, by which calls of one path differ. */
function titleOf({ method, path, query = {} }: ReadCall): string {
  const fixed = Object.entries(query).filter(([, value]) => value && !value.includes('{'));
  const search = fixed.map(([name, value]) => `${name}=${value}`).join('&');
  return `${method} ${path}${search && `?${search}`}`;
}

function whyMissing(missing: readonly ExampleName[]): string {
  const names = missing.map((name) => `examples.${name}`).join(', ');
  return `no example: the answers name none, give ${names}`;
}
