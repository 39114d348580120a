/** A service that does not answer as its contract says: a mistake in the set-up, not of the visitor. */
export interface ServiceProblem {
  /**
   * - `unreachable`: the browser is online, but got no response
   * - `foreign`: somebody else answered, such as a web server with its own page
   * - `contract`: the answer breaks the contract
   */
  kind: 'unreachable' | 'foreign' | 'contract';
  method: string;
  url: string;
  /** What came, as the end of a sentence that begins with the call. */
  problem: string;
}

/** Event on `document` for each problem, with the problem as its detail. Internal: the editor mode listens. */
export const PROBLEM_EVENT = 'ce:service-problem';

const KEY = Symbol.for('ce-widgets-problems');

/** One list for all files: the editor mode is loaded apart from the calls, often after the first of them. */
const shared = globalThis as typeof globalThis & { [KEY]?: ServiceProblem[] };

/** The problems told so far. */
export function serviceProblems(): readonly ServiceProblem[] {
  shared[KEY] ??= [];
  return shared[KEY];
}

/**
 * Tells a problem once: integrators in the console, editors on the page. Visitors read of a failure where its content
 * would be.
 */
export function reportProblem(problem: ServiceProblem): void {
  const sentence = sentenceOf(problem);
  if (serviceProblems().some((reported) => sentenceOf(reported) === sentence)) return;
  shared[KEY] = [...serviceProblems(), problem];
  // Browsers log an unreachable address as an error themselves.
  if (problem.kind === 'unreachable') console.warn(sentence);
  else console.error(sentence);
  document.dispatchEvent(new CustomEvent(PROBLEM_EVENT, { detail: problem }));
}

function sentenceOf({ method, url, problem }: ServiceProblem): string {
  return `${method} ${url} ${problem}`;
}
