import type { ServiceName } from '../../../src/http/http-context.ts';
import { type Answer, type NoAnswer, PATIENCE } from './ask.ts';
import { type Finding, GUIDE, gatherProblems } from './problem.ts';
import type { CallReport } from './report.ts';

/** Collects what a call's requests have shown. */
export interface CallLog {
  /** Notes what was not asked, and why. */
  skip(why: string): void;
  /** Notes an answer, and what is wrong with it. */
  note(asked: string, answer: Answer, findings: readonly Finding[]): void;
  /** Notes something wrong that is about no single answer. */
  add(asked: string, findings: readonly Finding[]): void;
  /** Notes that no answer came. */
  noteFailure(asked: string, none: NoAnswer): void;
  /** Whether a request got no answer. The call is then asked no more: each request would wait as long. */
  isSilent(): boolean;
  report(): CallReport;
}

/** Starts the log of a call. */
export function logCall(service: ServiceName, call: string): CallLog {
  const notes = new Set<string>();
  const found: (Finding & { asked: string })[] = [];
  const times: number[] = [];
  let isSilent = false;
  const add = (asked: string, findings: readonly Finding[]) =>
    void found.push(...findings.map((finding) => ({ asked, ...finding })));
  return {
    add,
    skip: (why) => void notes.add(why),
    note(asked, { milliseconds }, findings) {
      times.push(milliseconds);
      add(asked, findings);
    },
    noteFailure(asked, none) {
      add(asked, [describeFailure(none, service)]);
      isSilent = true;
    },
    isSilent: () => isSilent,
    report() {
      const problems = gatherProblems(found);
      const state = problems.length > 0 ? 'wrong' : times.length > 0 ? 'ok' : 'skipped';
      const milliseconds = times.length > 0 ? Math.max(...times) : undefined;
      return { service, call, state, notes: [...notes], milliseconds, problems };
    },
  };
}

function describeFailure({ failure, reason }: NoAnswer, service: ServiceName): Finding {
  const expected = `an answer within ${PATIENCE / 1000} seconds`;
  if (failure === 'timeout')
    return { came: 'no answer in time', expected, mend: 'Answer sooner', guide: GUIDE.calls };
  return {
    came: `no answer (${reason})`,
    expected,
    mend: `Correct services.${service}, or start the service`,
    guide: GUIDE.calls,
  };
}
