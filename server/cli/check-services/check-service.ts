import type { ServiceName } from '../../../src/http/http-context.ts';
import { siteOf } from '../../../src/mount/editor/panel/site-of.ts';
import type { Answer } from './ask.ts';
import { logCall } from './call-log.ts';
import { readCalls } from './calls/read-calls.ts';
import { type Finding, GUIDE } from './problem.ts';
import type { CallReport } from './report.ts';
import { addressOf, headersOf, isOffered, type Setting } from './setting.ts';

/** Origin of pages that are not the integrator's. */
const STRANGER = 'https://stranger.invalid';

/** A token that nobody has issued. */
const FORGED = 'e30.eyJzdWIiOiJub2JvZHkifQ.AA';

/** Reads that need no example: the first one that a service offers stands for the service as a whole. */
const PROBES = readCalls.filter(
  ({ method, path, query }) => method === 'GET' && !query && !path.includes('{'),
);

/**
 * What holds for a service as a whole: pages may call its address, with the session's cookie if it is the site; it takes no
 * forged token, and with cookies no calls of other people's pages.
 */
export async function checkService(service: ServiceName, setting: Setting): Promise<CallReport> {
  const log = logCall(service, 'the service as a whole');
  log.add('the address', [...checkProtocol(service, setting), ...checkSite(service, setting)]);
  const probe = PROBES.find((call) => call.service === service && isOffered(setting, call));
  if (!probe) return log.report();
  const request = {
    method: 'GET',
    url: addressOf(setting, service, probe.path),
    headers: headersOf(setting, { service }, 'visitor'),
  };
  const send = async (asked: string, more: Record<string, string>, judge: (answer: Answer) => Finding[]) => {
    const answer = await setting.ask({ ...request, headers: { ...request.headers, ...more } });
    if ('failure' in answer) log.noteFailure(asked, answer);
    else log.note(asked, answer, judge(answer));
  };
  if (service === 'site') await send('by a page of a stranger', { origin: STRANGER }, judgeStranger);
  else await send('with a forged token', { authorization: `Bearer ${FORGED}` }, judgeForged);
  return log.report();
}

/** The session's cookie is lost where browsers keep none of other sites. */
function checkSite(service: ServiceName, { addresses, origin }: Setting): Finding[] {
  const [pages, called] = [origin, addresses[service]].map((address) => siteOf(new URL(address).hostname));
  if (service !== 'site' || pages === called) return [];
  return [
    {
      came: `${called}, another site than that of the pages`,
      expected: `an address below ${pages}`,
      mend: 'Serve it there: browsers without cookies of other sites keep nobody logged in',
      guide: GUIDE.session,
    },
  ];
}

/** Pages of https may call no address of http, but for the computer itself. */
function checkProtocol(service: ServiceName, setting: Setting): Finding[] {
  const { protocol, hostname, origin } = new URL(setting.addresses[service]);
  const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.*\.localhost)$/.test(hostname);
  if (protocol !== 'http:' || isLocal || !setting.origin.startsWith('https:')) return [];
  return [
    {
      came: origin,
      expected: 'an address of https',
      mend: `Give services.${service} an https address: pages of https may call no other`,
      guide: GUIDE.calls,
    },
  ];
}

function judgeForged({ status }: Answer): Finding[] {
  if (status === 401) return [];
  return [
    {
      came: `status ${status}`,
      expected: 'status 401',
      mend: 'Refuse each token that is forged, expired or of an ended session, also where none is needed',
      guide: GUIDE.calls,
    },
  ];
}

function judgeStranger({ headers }: Answer): Finding[] {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed !== STRANGER || headers.get('access-control-allow-credentials') !== 'true') return [];
  return [
    {
      came: `Access-Control-Allow-Origin: ${allowed}, with credentials`,
      expected: 'the origins of your own pages alone',
      mend: 'Name the allowed origins: otherwise the page of any stranger acts for whoever is signed in',
      guide: GUIDE.origins,
    },
  ];
}
