import { expect, test, vi } from 'vitest';
import { PROBLEM_EVENT, reportProblem, serviceProblems } from '../../../src/events/service-problems.ts';

const problem = {
  kind: 'foreign',
  method: 'GET',
  url: 'https://a.example/x',
  problem: 'was answered.',
} as const;

test('is told once: in the console, to those who listen, and to those who come later', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const heard = vi.fn();
  document.addEventListener(PROBLEM_EVENT, (event) => heard((event as CustomEvent).detail));
  reportProblem(problem);
  reportProblem({ ...problem });
  reportProblem({ ...problem, url: 'https://a.example/y' });
  expect(told.mock.calls).toEqual([
    ['GET https://a.example/x was answered.'],
    ['GET https://a.example/y was answered.'],
  ]);
  expect(heard).toHaveBeenCalledTimes(2);
  expect(serviceProblems()).toEqual([problem, { ...problem, url: 'https://a.example/y' }]);
});

test('an unreachable address is no error of ours: the browser has logged one', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  reportProblem({ ...problem, kind: 'unreachable' });
  expect(warned).toHaveBeenCalledOnce();
});
