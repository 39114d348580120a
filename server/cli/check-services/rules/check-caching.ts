import { type Exchange, isGiven, type Rule } from '../exchange.ts';
import { type Finding, GUIDE } from '../problem.ts';
import { namesIn } from './check-origin.ts';

/**
 * No cache gives the answer for one viewer to another: answers about a person and answers to a token are `no-store` or
 * `private`, and a public one says that it depends on the token.
 */
export const checkCaching: Rule = (exchange) => {
  const { call, viewer } = exchange;
  if (!isGiven(exchange) || call.privacy === 'nobody') return [];
  if (call.privacy === 'person' || viewer === 'token') return checkPrivate(exchange);
  return call.method === 'GET' ? checkVaries(exchange) : [];
};

function checkPrivate({ answer: { headers }, call }: Exchange): Finding[] {
  const directives = namesIn(headers.get('cache-control'));
  if (directives.includes('no-store') || directives.includes('private')) return [];
  const wanted = call.answer === 'file' ? 'private, no-cache' : 'no-store';
  return [
    {
      came: directives.length > 0 ? `Cache-Control: ${directives.join(', ')}` : 'no Cache-Control',
      expected: `Cache-Control: ${wanted}`,
      mend: 'Send this header: otherwise a cache may give the answer to somebody else',
      guide: GUIDE.caches,
    },
  ];
}

function checkVaries({ answer: { headers } }: Exchange): Finding[] {
  return isShared(headers, 'Authorization')
    ? [mustVary(headers, 'Authorization', 'the answer depends on the rights of who asks')]
    : [];
}

/** Whether a shared cache may give the answer to requests with another value of a request header. */
export function isShared(headers: Headers, name: string): boolean {
  const varies = namesIn(headers.get('vary'));
  return isCacheable(headers) && !varies.includes('*') && !varies.includes(name.toLowerCase());
}

/** Whether a shared cache may keep the answer, by what the service says. */
function isCacheable(headers: Headers): boolean {
  const directives = namesIn(headers.get('cache-control'));
  if (directives.includes('private') || directives.includes('no-store')) return false;
  return directives.includes('public') || directives.some((each) => /^(s-maxage|max-age)=0*[1-9]/.test(each));
}

/** @param why the answer is not the same for all */
export function mustVary(headers: Headers, name: string, why: string): Finding {
  return {
    came: `Cache-Control: ${headers.get('cache-control')}, Vary: ${headers.get('vary') ?? 'none'}`,
    expected: `Vary: ${name}`,
    mend: `Send this header: ${why}`,
    guide: GUIDE.caches,
  };
}
