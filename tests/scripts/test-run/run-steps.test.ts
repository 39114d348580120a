import { expect, test } from 'vitest';
import { runSteps } from '../../../scripts/test-run/run-steps.ts';
import type { Step } from '../../../scripts/test-run/steps.ts';

function machine(exitCodes: Record<string, number>, reports: Record<string, string> = {}) {
  const ran: string[] = [];
  let now = 0;
  return {
    ran,
    run: async (step: Step) => {
      ran.push(step.name);
      now += 1_000;
      return exitCodes[step.name] ?? 0;
    },
    forget: () => {},
    read: (path: string) => reports[path] ?? throwMissing(),
    say: () => {},
    now: () => now,
  };
}

function throwMissing(): never {
  throw new Error('no such file');
}

const read = (json: string) => ({ failures: [], flaky: [], ...JSON.parse(json) });
const counted = (name: string): Step => ({ name, command: [name], report: { path: `${name}.json`, read } });

test('sums the tests of all steps', async () => {
  const runner = machine({}, { 'a.json': '{"passed":3,"failed":0}', 'b.json': '{"passed":4,"failed":0}' });
  expect(await runSteps([counted('a'), counted('b')], runner)).toMatchObject({
    passed: 7,
    failed: 0,
    failures: [],
  });
});

test('goes on after a failure, and counts a failed step without tests once', async () => {
  const runner = machine({ check: 1 }, { 'a.json': '{"passed":3,"failed":0}' });
  const result = await runSteps([{ name: 'check', command: ['check'] }, counted('a')], runner);
  expect(result).toMatchObject({ passed: 3, failed: 1, failures: ['check'] });
  expect(runner.ran).toEqual(['check', 'a']);
});

test('leaves out what depends on a failed step, and counts it as failed', async () => {
  const runner = machine({ build: 2 });
  const steps: Step[] = [
    { name: 'build', command: ['build'] },
    { ...counted('e2e'), after: ['build'] },
  ];
  expect(await runSteps(steps, runner)).toMatchObject({ passed: 0, failed: 2, failures: ['build', 'e2e'] });
  expect(runner.ran).toEqual(['build']);
});

test('does not count a failed run twice, but notices one whose tests all passed', async () => {
  const failing = machine({ a: 1 }, { 'a.json': '{"passed":3,"failed":2,"failures":["x","y"]}' });
  expect(await runSteps([counted('a')], failing)).toMatchObject({
    passed: 3,
    failed: 2,
    failures: ['x', 'y'],
  });
  const crashed = machine({ a: 1 }, { 'a.json': '{"passed":3,"failed":0}' });
  expect(await runSteps([counted('a')], crashed)).toMatchObject({ passed: 3, failed: 1, failures: ['a'] });
});

test('fails when a step leaves no report', async () => {
  expect(await runSteps([counted('a')], machine({}))).toMatchObject({
    passed: 0,
    failed: 1,
    failures: ['a'],
  });
});

test('measures each step, and collects what passed at its second try only', async () => {
  const report = (test: string) => JSON.stringify({ passed: 1, failed: 0, flaky: [test] });
  const runner = machine({}, { 'a.json': report('x'), 'b.json': report('y') });
  const { times, flaky, failed } = await runSteps([counted('a'), counted('b')], runner);
  expect(times).toEqual([
    { name: 'a', ms: 1_000 },
    { name: 'b', ms: 1_000 },
  ]);
  expect(flaky).toEqual(['x', 'y']);
  expect(failed).toBe(0);
});
