import type { Exchange, Rule } from '../exchange.ts';
import { type Finding, GUIDE } from '../problem.ts';

/** The status is one that the contract names, and no redirect: with one, browsers send no token to the new address. */
export const checkStatus: Rule = (exchange) => {
  const { answer, expected } = exchange;
  if (expected.includes(answer.status)) return [];
  if (answer.status >= 300 && answer.status < 400) return [redirect(exchange)];
  const came = `status ${answer.status}`;
  return [{ came, expected: `status ${expected.join(' or ')}`, mend: mendOf(exchange), guide: GUIDE.calls }];
};

function redirect({ call, answer, expected, request }: Exchange): Finding {
  const location = answer.headers.get('location') ?? '';
  const target = URL.canParse(location, request.url.href) ? new URL(location, request.url) : undefined;
  return {
    came: `status ${answer.status}, a redirect to ${target ? target.origin + target.pathname : 'nowhere'}`,
    expected: `status ${expected.join(' or ')} at the address itself`,
    mend: `Answer at this address, or give services.${call.service} the one that answers: browsers refuse redirected preflights`,
    guide: GUIDE.calls,
  };
}

function mendOf({
  answer: { status },
  expected: [meant = 200],
  call: { service },
  viewer,
}: Exchange): string {
  if (status >= 500) return "See the service's log";
  if (status < 300) return refusalFor(meant);
  if (meant === 401) return 'Answer visitors with 401: the page then offers the login';
  if (status === 401 && viewer === 'token')
    return 'Accept the bearer token, or give the check one that has not expired';
  if (status === 401 || status === 403) return 'Answer everyone, without what the viewer may not see';
  return `Serve the call below services.${service}, correct that address, or name the call in "notOffered"`;
}

function refusalFor(meant: number): string {
  if (meant === 401) return 'Refuse who has no valid token with 401: everybody can read this';
  return meant === 404
    ? 'Answer 404, with JSON: pages then say that it does not exist'
    : 'Refuse requests that cannot be meant so, with 400';
}
