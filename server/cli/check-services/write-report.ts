import { SERVICES, type ServiceName } from '../../../src/http/http-context.ts';
import type { Problem } from './problem.ts';
import type { CallReport, Report, State } from './report.ts';

/** By their numbers in a terminal. */
const COLORS: Readonly<Record<State, number>> = { ok: 32, wrong: 31, skipped: 33 };

/** Width of the column with the state. */
const STATE = 8;

/**
 * Writes a report as text: each call by its service, and below it what is wrong.
 *
 * @param isColored for a terminal. @default false
 */
export function writeReport(report: Report, { isColored = false } = {}): string {
  const paint = (state: State) => {
    const text = state.padEnd(STATE);
    return isColored ? `\u001b[${COLORS[state]}m${text}\u001b[39m` : text;
  };
  const services = SERVICES.filter((service) => report.addresses[service] !== undefined);
  const { ok, wrong, skipped } = report.counts;
  return [
    `Services for pages of ${report.origin}, asked as ${report.viewers.join(' and as ')}`,
    ...services.map((service) => writeService(report, service, paint)),
    `${ok} ok, ${wrong} wrong, ${skipped} skipped${report.notOffered ? `, ${report.notOffered} not offered` : ''}`,
  ].join('\n\n');
}

function writeService(
  { addresses, calls }: Report,
  name: ServiceName,
  paint: (state: State) => string,
): string {
  const own = calls.filter(({ service }) => service === name);
  return [`${name}  ${addresses[name]}`, ...own.flatMap((call) => writeCall(call, paint))].join('\n');
}

function writeCall(
  { call, state, milliseconds, notes, problems }: CallReport,
  paint: (state: State) => string,
): string[] {
  const details = [...(milliseconds === undefined ? [] : [`${milliseconds} ms`]), ...notes];
  const head = `  ${paint(state)} ${call}${details.length > 0 ? `  (${details.join('; ')})` : ''}`;
  return [head, ...problems.flatMap(writeProblem)];
}

function writeProblem({ asked, came, expected, mend, guide }: Problem): string[] {
  const indent = ' '.repeat(STATE + 3);
  return [
    `${indent}${asked.join(', ')}: ${came}`,
    `${indent}  expected: ${expected}`,
    `${indent}  mend:     ${mend}`,
    `${indent}  see:      ${guide}`,
  ];
}
