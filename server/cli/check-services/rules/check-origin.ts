import { type Exchange, isGiven, type Rule } from '../exchange.ts';
import { type Finding, GUIDE } from '../problem.ts';

/** Response headers that the widgets read of every answer, and of files. Browsers hide them unless they are exposed. */
export const READ_HEADERS = {
  always: ['jwt', 'Retry-After'],
  ofFiles: ['Content-Disposition', 'Content-Encoding'],
} as const;

/** Pages of another origin may read the answer, errors included, and the headers that the widgets read. */
export const checkOrigin: Rule = (exchange) => {
  const { call, answer, request, needsCors } = exchange;
  if (!needsCors || call.isForTabs) return [];
  const origin = request.headers.origin ?? '';
  const findings = checkAllowedOrigin(answer.headers, origin, call.service === 'site');
  return findings.length > 0 ? findings : checkExposed(exchange);
};

/**
 * @param withCookies whether the call carries the session's cookie
 */
export function checkAllowedOrigin(headers: Headers, origin: string, withCookies: boolean): Finding[] {
  const allowed = headers.get('access-control-allow-origin');
  const isAllowed = allowed === origin || (allowed === '*' && !withCookies);
  if (!isAllowed) return [missing('Access-Control-Allow-Origin', allowed, origin)];
  const credentials = headers.get('access-control-allow-credentials');
  return withCookies && credentials !== 'true'
    ? [missing('Access-Control-Allow-Credentials', credentials, 'true')]
    : [];
}

function missing(name: string, came: string | null, expected: string): Finding {
  return {
    came: came === null ? `no ${name}` : `${name}: ${came}`,
    expected: `${name}: ${expected}`,
    mend: 'Send this header with every response, errors and preflights included',
    guide: GUIDE.origins,
  };
}

function checkExposed(exchange: Exchange): Finding[] {
  const { call, answer } = exchange;
  const isFile = call.answer === 'file' && isGiven(exchange);
  const wanted = [...READ_HEADERS.always, ...(isFile ? READ_HEADERS.ofFiles : [])];
  const exposed = namesIn(answer.headers.get('access-control-expose-headers'));
  // With cookies the asterisk is a name like any other.
  const isOpen = exposed.includes('*') && call.service !== 'site';
  const hidden = isOpen ? [] : wanted.filter((name) => !exposed.includes(name.toLowerCase()));
  if (hidden.length === 0) return [];
  return [
    {
      came: `Access-Control-Expose-Headers: ${exposed.join(', ') || 'none'}`,
      expected: `${hidden.join(', ')} among them`,
      mend: 'Expose them: otherwise the widgets cannot read them',
      guide: GUIDE.origins,
    },
  ];
}

/** The names in a header that lists some, in lower case. */
export function namesIn(header: string | null): string[] {
  return (header ?? '').split(',').flatMap((name) => name.trim().toLowerCase() || []);
}
