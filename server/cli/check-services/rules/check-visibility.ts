import * as v from 'valibot';
import { parseJson } from '../../../../src/lib/parse-json.ts';
import { isGiven, type Rule } from '../exchange.ts';
import { type Finding, GUIDE } from '../problem.ts';

/** Visitors get nothing that is closed to them: by the contract it does not exist for them. */
export const checkVisibility: Rule = (exchange) => {
  const { call, viewer, answer } = exchange;
  if (viewer !== 'visitor' || !isGiven(exchange) || call.answer === 'file') return [];
  const value = parseJson(answer.text);
  if (!v.is(call.answer, value)) return [];
  const internal = pathOfInternal(value, 'answer');
  return [internal && `${internal}, which is for internal users`, call.forVisitors?.(value)]
    .filter((came) => came !== undefined)
    .map(describe);
};

function describe(came: string): Finding {
  return {
    came,
    expected: 'an answer without what is closed to visitors',
    mend: 'Leave it out for who may not see it, also of totals, counts and suggestions',
    guide: GUIDE.calls,
  };
}

/** Finds an internal product or document, and describes where. */
function pathOfInternal(value: unknown, path: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { isInternal, accessLevel } = value as Record<string, unknown>;
  if (isInternal === true) return `${path} with isInternal: true`;
  if (accessLevel === 'internal') return `${path} with accessLevel: internal`;
  for (const [key, inner] of Object.entries(value)) {
    const found = pathOfInternal(inner, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`);
    if (found) return found;
  }
  return undefined;
}
