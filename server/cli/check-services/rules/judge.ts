import type { Exchange, Rule } from '../exchange.ts';
import type { Finding } from '../problem.ts';
import { checkCaching } from './check-caching.ts';
import { checkKind, checkShape } from './check-content.ts';
import { checkOrigin } from './check-origin.ts';
import { checkSafety } from './check-safety.ts';
import { checkStatus } from './check-status.ts';
import { checkVisibility } from './check-visibility.ts';

/** Without these an answer is none to the question, and all else that is wrong with it beside the point. */
const FIRST: readonly Rule[] = [checkStatus, checkKind];

/** What every other answer is held against, whether it gives or refuses. */
const RULES: readonly Rule[] = [checkShape, checkVisibility, checkOrigin, checkCaching, checkSafety];

/** Everything that is wrong with an answer. */
export function judge(exchange: Exchange): readonly Finding[] {
  const foreign = FIRST.map((rule) => rule(exchange)).find((findings) => findings.length > 0);
  return foreign ?? RULES.flatMap((rule) => rule(exchange));
}
