import type { Counts } from './counts.ts';
import type { Step } from './steps.ts';

/** What running steps depends on; replaced in tests. */
export interface Runner {
  /** Runs a command with its output shown; gives its exit code. */
  run: (step: Step) => Promise<number>;
  /** Removes a report of an earlier run. */
  forget: (path: string) => void;
  /** Text of a report; throws where there is none. */
  read: (path: string) => string;
  say: (line: string) => void;
  /** Milliseconds of a clock that only goes forth. */
  now: () => number;
}

/** What all steps have come to. */
export interface Outcome extends Counts {
  /** How long each step took. */
  times: readonly { name: string; ms: number }[];
}

const NOTHING: Counts = { passed: 0, failed: 0, failures: [], flaky: [] };

/**
 * Runs the steps in order, the later ones even after a failure, and sums up their tests. A step that fails
 * without a failed test counts as one failure, and so does one that could not be run.
 */
export async function runSteps(steps: readonly Step[], runner: Runner): Promise<Outcome> {
  let [passed, failed] = [0, 0];
  const failures: string[] = [];
  const flaky: string[] = [];
  const times: { name: string; ms: number }[] = [];
  const broken = new Set<string>();
  for (const step of steps) {
    const start = runner.now();
    const counts = await runStep(step, broken, runner);
    times.push({ name: step.name, ms: runner.now() - start });
    flaky.push(...counts.flaky);
    passed += counts.passed;
    failed += counts.failed;
    if (counts.failed === 0) continue;
    broken.add(step.name);
    failures.push(...(counts.failures.length > 0 ? counts.failures : [step.name]));
  }
  return { passed, failed, failures, flaky, times };
}

async function runStep(step: Step, broken: ReadonlySet<string>, runner: Runner): Promise<Counts> {
  const missing = step.after?.find((name) => broken.has(name));
  if (missing) {
    runner.say(`\n== ${step.name}: not run, since ${missing} failed`);
    return { ...NOTHING, failed: 1 };
  }
  runner.say(`\n== ${step.name}`);
  if (step.report) runner.forget(step.report.path);
  const exitCode = await runner.run(step);
  const counts = readCounts(step, runner);
  if (exitCode !== 0 && counts.failed === 0) {
    runner.say(`== ${step.name} ended with exit code ${exitCode}`);
    return { ...counts, failed: 1 };
  }
  return counts;
}

function readCounts({ name, report }: Step, runner: Runner): Counts {
  if (!report) return NOTHING;
  try {
    return report.read(runner.read(report.path));
  } catch (error) {
    runner.say(`== ${name} left no report: ${error}`);
    return { ...NOTHING, failed: 1 };
  }
}
