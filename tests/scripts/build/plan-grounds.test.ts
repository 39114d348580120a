import { describe, expect, it } from 'vitest';
import type { Module } from '../../../scripts/build/module-graph.ts';
import { planGrounds } from '../../../scripts/build/plan-grounds.ts';

const module = (imports: string, later = ''): Module => ({
  imports: imports.split(' ').filter(Boolean),
  later: later.split(' ').filter(Boolean),
});
const graph = new Map([
  ['/react.ts', module('')],
  ['/shell.ts', module('')],
  ['/login.ts', module('/ui/Button.tsx', '/services/user.ts')],
  ['/profile.ts', module('/ui/Button.tsx /ui/Table.tsx', '/services/user.ts')],
  ['/list.ts', module('/ui/Button.tsx /ui/Table.tsx', '/services/search.ts')],
  ['/ui/Button.tsx', module('/ui/button.css')],
  ['/ui/button.css', module('')],
  ['/ui/Table.tsx', module('')],
  ['/services/user.ts', module('')],
  ['/services/search.ts', module('')],
]);
const entries = {
  react: '/react.ts',
  shell: '/shell.ts',
  login: '/login.ts',
  profile: '/profile.ts',
  list: '/list.ts',
};
const controls = { name: 'controls', for: ['ui/Button.tsx'] };
const tables = { name: 'tables', for: ['ui/Table.tsx'] };
const services = { name: 'services', for: ['services/'] };

describe('the plan', () => {
  it('puts a module into the ground that names it, by its path in the root folder', () => {
    const plan = planGrounds(graph, entries, [controls, tables], '/');
    expect(plan.get('/ui/Button.tsx')).toBe('controls');
    expect(plan.get('/ui/Table.tsx')).toBe('tables');
  });

  it('takes the parts of a folder that are imported later', () => {
    const plan = planGrounds(graph, entries, [controls, tables, services], '/');
    expect(plan.get('/services/user.ts')).toBe('services');
    expect(plan.get('/services/search.ts')).toBe('services');
  });

  it('leaves a module to the first of two grounds that name it', () => {
    const search = { name: 'searches', for: ['services/search.ts'] };
    const plan = planGrounds(graph, entries, [controls, tables, search, services], '/');
    expect(plan.get('/services/search.ts')).toBe('searches');
    expect(plan.get('/services/user.ts')).toBe('services');
  });
});

it('refuses a path that no file needs', () => {
  const gone = { name: 'controls', for: ['ui/Link.tsx'] };
  expect(() => planGrounds(graph, entries, [gone], '/')).toThrow(
    'chunk-rules.ts names ui/Link.tsx, which no file needs.',
  );
});

it('refuses a path without which every module would travel as it does', () => {
  const twice = { name: 'controls', for: ['ui/Button.tsx', 'ui/button.css'] };
  expect(() => planGrounds(graph, entries, [twice, tables], '/')).toThrow(
    'chunk-rules.ts names ui/Button.tsx without effect: delete it from controls.',
  );
});
