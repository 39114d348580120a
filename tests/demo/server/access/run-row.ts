import type { ServiceName } from '../../../../demo/server/base/ports.ts';
import { api, methods } from '../../../support/contract/document.ts';
import { serviceOf } from '../../../support/contract/find-operation.ts';
import { groupOf, type Kind } from './kinds.ts';
import type { Asked, Case, Circumstances, Expectation, Outcome, Row } from './row.ts';
import type { Send } from './send.ts';
import type { Cast } from './stage.ts';

/** What a row is asked with. */
export interface Asking {
  send: Send;
  cast: Cast;
}

/** An answer, as far as it is compared. */
interface Answer {
  status: number;
  code: string | undefined;
  /** The whole of it, without what names the thing, and without secrets. */
  words: string;
  /** Whether it holds the case's `holds`. */
  holds: boolean | undefined;
}

/** The place of an operation in the contract. */
export function operationOf(
  id: string,
): { service: ServiceName; method: string; template: string } | undefined {
  for (const [template, item] of Object.entries(api.paths))
    for (const method of methods)
      if ((item[method] as { operationId?: string } | undefined)?.operationId === id)
        return { service: serviceOf(item), method: method.toUpperCase(), template };
  return undefined;
}

/** What the table expects for a kind; a token for a download that is none counts as that of a visitor. */
export function expected(expect: Expectation, kind: Kind, service: ServiceName): Outcome | undefined {
  const group = groupOf(kind);
  const own = expect[kind] ?? expect[group];
  if (own) return own;
  if (group === 'refused' && service !== 'site') return 'token';
  if (group === 'refused' || group === 'download') return expect.visitor ?? expect.others;
  return expect.others;
}

/** Faults of one case for one kind of user: `[]` if it is as expected. */
export async function faultsOf(row: Row, name: string, kind: Kind, asking: Asking): Promise<string[]> {
  const { service = 'site', method = '' } = operationOf(row.operation) ?? {};
  const found = row.cases[name] as Case;
  const wanted = expected(found.expect, kind, service);
  if (!wanted) return [`${kind}: nothing is expected`];
  const answer = await answerTo(row, found, kind, asking);
  const unknown =
    wanted === 'as unknown' && row.cases.unknown && (await answerTo(row, row.cases.unknown, kind, asking));
  const seen = `${answer.status} ${answer.code ?? ''} ${answer.words.slice(0, 300)}`;
  // A token that was good for one file and is refused for another reads nothing, either.
  if (kind === 'download' && method === 'GET' && answer.status === 410 && !found.expect.download) return [];
  const is: Record<Outcome, boolean> = {
    open: answer.status < 400 && answer.holds !== false,
    nothing: answer.status < 400 && answer.holds !== true,
    'as unknown': !!unknown && unknown.status === answer.status && unknown.words === answer.words,
    missing: answer.status === 404,
    login: answer.status === 401 && answer.code === 'login_required',
    forbidden: answer.status === 403 && answer.code === 'insufficient_privileges',
    token: answer.status === 401 && /^invalid_(reset_)?token$/.test(answer.code ?? ''),
    invalid: answer.status === 400 || answer.status === 422,
    conflict: answer.status === 409,
  };
  if (is[wanted]) return [];
  return [
    `${row.title}, ${name}, ${kind}: ${wanted}, but was ${seen}` +
      (unknown ? `\n   unknown: ${unknown.status} ${unknown.words.slice(0, 300)}` : ''),
  ];
}

async function answerTo(row: Row, { ask, names }: Case, kind: Kind, { send, cast }: Asking): Promise<Answer> {
  const { service, method } = operationOf(row.operation) ?? { service: 'site' as const, method: '' };
  const before: Circumstances['before'] = async (as, beforeMethod, path, body) => {
    const answer = await send(service, beforeMethod, { path, body }, cast.credentials[as]);
    return answer.json() as Promise<Record<string, string>>;
  };
  const found = await ask({ kind, cast, before });
  const asked = typeof found === 'string' ? { path: found } : found;
  const { credentials, path } = await presented(kind, method, asked, { send, cast });
  const response = await send(service, method, { ...asked, path }, credentials);
  const isText = /json|text/.test(response.headers.get('content-type') ?? '');
  const text = isText ? await response.text() : '';
  if (!isText) await response.arrayBuffer();
  const whole = `${text} ${response.headers.get('location') ?? ''}`;
  return {
    status: response.status,
    code: isText && response.status >= 400 ? codeIn(text) : undefined,
    words: masked(whole, names),
    holds: asked.holds === undefined ? undefined : text.includes(asked.holds),
  };
}

/** Who asks, as the service is told; a download token stands in the address of what is read. */
async function presented(kind: Kind, method: string, { path }: Asked, { send, cast }: Asking) {
  if (kind !== 'download' || method !== 'GET') return { credentials: cast.credentials[kind], path };
  const asked = { path: '/api/v1/user/me/download-token' };
  const { token } = (await (await send('user', 'POST', asked, cast.credentials.internal)).json()) as {
    token: string;
  };
  return { credentials: {}, path: `${path}${path.includes('?') ? '&' : '?'}jwt=${token}` };
}

function codeIn(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { code?: string }).code;
  } catch {
    // Refusals to navigations are plain text.
    return undefined;
  }
}

/** Without what was asked for, and without ids that are made anew each time. */
function masked(text: string, names: readonly string[]): string {
  return [...names]
    .sort((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replaceAll(name, '‹thing›'), text)
    .replace(/[\w-]{22,}/g, '‹secret›');
}
