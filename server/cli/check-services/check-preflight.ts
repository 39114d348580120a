import type { Answer } from './ask.ts';
import { type CallLog, logCall } from './call-log.ts';
import type { ChangingCall, ReadCall } from './calls/call.ts';
import { UNKNOWN } from './examples.ts';
import { type Finding, GUIDE } from './problem.ts';
import type { CallReport } from './report.ts';
import { checkAllowedOrigin, namesIn } from './rules/check-origin.ts';
import { addressOf, headersOf, isForeign, type Setting } from './setting.ts';

/** Methods that browsers allow without being told. */
const SIMPLE_METHODS = ['GET', 'POST'];

/** The preflight of a call that changes something. The call itself is not sent. */
export async function checkChangingCall(call: ChangingCall, setting: Setting): Promise<CallReport> {
  const log = logCall(call.service, `${call.method} ${call.path}`);
  if (isForeign(setting, call.service)) {
    log.skip('preflight only, since it changes something');
    await checkPreflight({ ...call, body: call.hasBody ? {} : undefined }, setting, log);
  } else {
    log.skip('changes something');
  }
  return log.report();
}

/** A call, as far as its preflight depends on it. */
type Preflighted = Pick<ReadCall, 'service' | 'path' | 'body'> & {
  method: string;
  /** Request headers beside those of every call. */
  headers?: readonly string[];
};

/** Asks whether pages may send the call with the headers that the widgets send for a signed-in user. */
export async function checkPreflight(call: Preflighted, setting: Setting, log: CallLog): Promise<void> {
  if (log.isSilent()) return;
  const { service, method, path, body, headers = [] } = call;
  const sent = headersOf({ ...setting, token: 'of a user' }, { service, body }, 'token');
  const wanted = [...Object.keys(sent).filter((name) => !UNASKED.includes(name)), ...headers].sort();
  const answer = await setting.ask({
    method: 'OPTIONS',
    url: addressOf(setting, service, path.replace(/\{\w+\}/g, UNKNOWN)),
    headers: {
      origin: setting.origin,
      'access-control-request-method': method,
      'access-control-request-headers': wanted.join(','),
    },
  });
  const asked = 'a preflight';
  if ('failure' in answer) log.noteFailure(asked, answer);
  else log.note(asked, answer, judgePreflight(answer, { origin: setting.origin, service, method, wanted }));
}

/** Headers that browsers send without asking. */
const UNASKED: readonly string[] = ['accept', 'origin'];

interface Wanted {
  origin: string;
  service: string;
  method: string;
  wanted: readonly string[];
}

function judgePreflight({ status, headers }: Answer, { origin, service, method, wanted }: Wanted): Finding[] {
  if (status < 200 || status > 299)
    return [
      {
        came: `status ${status}`,
        expected: 'status 204',
        mend: 'Answer OPTIONS without asking for a login, or name the call in "notOffered": browsers send no token with it',
        guide: GUIDE.origins,
      },
    ];
  const withCookies = service === 'site';
  const origins = checkAllowedOrigin(headers, origin, withCookies);
  if (origins.length > 0) return origins;
  const allowed = (name: string) => namesIn(headers.get(`access-control-allow-${name}`));
  const methods = SIMPLE_METHODS.includes(method) ? [] : missingIn(allowed('methods'), [method], withCookies);
  const names = missingIn(allowed('headers'), wanted, withCookies);
  return [
    ...methods.map((name) => lacking('Access-Control-Allow-Methods', allowed('methods'), [name])),
    ...(names.length > 0 ? [lacking('Access-Control-Allow-Headers', allowed('headers'), names)] : []),
  ];
}

/** The names that are not allowed. The asterisk covers all but `authorization`, and nothing where cookies are sent. */
function missingIn(allowed: readonly string[], wanted: readonly string[], withCookies: boolean): string[] {
  const isOpen = allowed.includes('*') && !withCookies;
  return wanted.filter(
    (name) => !allowed.includes(name.toLowerCase()) && (!isOpen || name === 'authorization'),
  );
}

function lacking(header: string, came: readonly string[], missing: readonly string[]): Finding {
  return {
    came: `${header}: ${came.join(', ') || 'none'}`,
    expected: `${missing.join(', ')} among them`,
    mend: 'Allow what is missing: browsers refuse to send the call',
    guide: GUIDE.origins,
  };
}
