import { PROBLEM_EVENT, type ServiceProblem, serviceProblems } from '../../events/service-problems.ts';
import { rawStrings } from '../../payload/raw-fields.ts';
import type { RawPage } from '../../payload/raw-page.ts';
import { createBox } from './create-box.ts';
import { serviceOf } from './service-of.ts';
import { whyUnreachable } from './why-unreachable.ts';

const TITLES: Readonly<Record<ServiceProblem['kind'], string>> = {
  unreachable: 'A service cannot be reached',
  foreign: 'A service is not where the payload says',
  contract: 'A service does not answer as its contract says',
};

/** Calls that a box names; the others are in the console. */
const MOST_CALLS = 3;

interface Box {
  host: HTMLElement;
  calls: string[];
}

/**
 * Explains services that do not answer as their contract says: one box for each address and kind of problem, with the
 * calls, the cause and the remedy. Visitors only read that something could not be loaded.
 */
export function explainServices(page: Pick<RawPage, 'fields'>): void {
  const boxes = new Map<string, Box>();
  const explain = async (problem: ServiceProblem) => {
    const { origin } = new URL(problem.url, location.href);
    const key = `${problem.kind} ${origin}`;
    const remedy = await remedyFor(problem, serviceOf(problem.url, rawStrings(page.fields.services)));
    const before = boxes.get(key);
    const calls = [...(before?.calls ?? []), `${problem.method} ${problem.url} ${problem.problem}`];
    before?.host.remove();
    const named = calls.slice(0, MOST_CALLS);
    const more =
      calls.length > named.length ? ` And ${calls.length - named.length} more, in the console.` : '';
    const host = createBox(TITLES[problem.kind], `${named.join(' ')}${more} ${remedy}`.trim());
    boxes.set(key, { host, calls });
    document.body.prepend(host);
  };
  for (const problem of serviceProblems()) void explain(problem);
  document.addEventListener(
    PROBLEM_EVENT,
    (event) => void explain((event as CustomEvent<ServiceProblem>).detail),
  );
}

async function remedyFor({ kind, url }: ServiceProblem, name: string | undefined): Promise<string> {
  const field = name ? `services.${name}` : 'services';
  if (kind === 'unreachable') return whyUnreachable(url, field);
  if (kind === 'contract') return 'The contract is openapi.yaml of the npm package.';
  return name
    ? `Correct ${field} in the payload.`
    : `The payload has no address of this service, so the page's own is asked: write it into ${field}.`;
}
