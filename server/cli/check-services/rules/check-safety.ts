import type { Rule } from '../exchange.ts';
import { GUIDE } from '../problem.ts';

/** Browsers do not guess the type of the answer. */
export const checkSafety: Rule = ({ answer: { headers } }) => {
  const came = headers.get('x-content-type-options');
  if (came?.trim().toLowerCase() === 'nosniff') return [];
  return [
    {
      came: came === null ? 'no X-Content-Type-Options' : `X-Content-Type-Options: ${came}`,
      expected: 'X-Content-Type-Options: nosniff',
      mend: 'Send this header with every answer: browsers then run no data as a script',
      guide: GUIDE.headers,
    },
  ];
};
