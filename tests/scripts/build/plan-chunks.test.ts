import { describe, expect, it } from 'vitest';
import type { Module } from '../../../scripts/build/module-graph.ts';
import { planChunks } from '../../../scripts/build/plan-chunks.ts';

/** Modules with what they import: a name with a `?` later, all others at once. */
const MODULES: Readonly<Record<string, string>> = {
  'mount.ts': 'react.js store.ts',
  'react.js': '',
  'store.ts': '',
  'shell.ts': 'Menu.tsx Icon.tsx Flyout.tsx react.js AccountMenu.tsx?',
  'Flyout.tsx': 'flyout.css',
  'flyout.css': '',
  'Menu.tsx': '',
  'Icon.tsx': '',
  'AccountMenu.tsx': 'Menu.tsx Icon.tsx Account.css react.js',
  'Account.css': '',
  'login.ts': 'Dialog.tsx Button.tsx Note.tsx rules.ts login.css service.ts? react.js',
  'login.css': '',
  'contact.ts': 'Dialog.tsx Button.tsx Note.tsx rules.ts Icon.tsx service.ts? Thanks.tsx?',
  'Thanks.tsx': 'rules.ts Link.tsx',
  'list.ts': 'Button.tsx Link.tsx Badge.tsx Hint.tsx',
  'bar.ts': 'Badge.tsx store.ts',
  'Dialog.tsx': 'Button.tsx dialog.css',
  'dialog.css': '',
  'Button.tsx': 'Spinner.tsx',
  'Spinner.tsx': '',
  'Link.tsx': '',
  'Note.tsx': 'note.css',
  'note.css': '',
  'Hint.tsx': '',
  'Badge.tsx': '',
  'rules.ts': '',
  'service.ts': 'ky.js',
  'compare.ts': 'Button.tsx amounts.ts prices.ts?',
  'orders.ts': 'Button.tsx Flyout.tsx amounts.ts prices.ts?',
  'stock.ts': 'Button.tsx stock-price.ts?',
  'prices.ts': 'ky.js amounts.ts units.ts',
  'units.ts': '',
  'stock-price.ts': 'ky.js units.ts',
  'amounts.ts': '',
  'sample.ts': 'colour.ts colours.ts?',
  'colours.ts': 'colour.ts',
  'colour.ts': '',
  'ky.js': '',
  'orphan.ts': '',
};
const graph = new Map(
  Object.entries(MODULES).map(([id, names]): [string, Module] => {
    const all = names.split(' ').filter(Boolean);
    return [
      id,
      {
        imports: all.filter((name) => !name.endsWith('?')),
        later: all.filter((name) => name.endsWith('?')).map((name) => name.slice(0, -1)),
      },
    ];
  }),
);
const entries = {
  react: 'mount.ts',
  shell: 'shell.ts',
  login: 'login.ts',
  contact: 'contact.ts',
  list: 'list.ts',
  bar: 'bar.ts',
  compare: 'compare.ts',
  orders: 'orders.ts',
  stock: 'stock.ts',
  sample: 'sample.ts',
};
const grounds = {
  shell: ['Flyout.tsx'],
  controls: ['Button.tsx'],
  forms: ['Dialog.tsx'],
  notes: ['Note.tsx', 'Hint.tsx'],
  http: ['service.ts', 'ky.js'],
  services: ['prices.ts', 'stock-price.ts', 'colours.ts'],
};
const plan = planChunks(graph, entries, grounds);

describe('a module travels', () => {
  it.each([
    ['with React, which it belongs to', 'store.ts', 'react'],
    ['with React where the shell shares it', 'Icon.tsx', 'react'],
    ['with the shell where that is listed', 'Flyout.tsx', 'shell'],
    ['with the shell where a listed module imports it', 'flyout.css', 'shell'],
    ['with the one island that needs it', 'login.css', 'login'],
    ['with the one island whose later part needs it too', 'Menu.tsx', 'shell'],
    ['with the part that is imported later', 'Account.css', 'account-menu'],
    ['in the ground that is made for it', 'Button.tsx', 'controls'],
    ['in the ground that fetches it in any case', 'Spinner.tsx', 'controls'],
    ['in the smallest ground that all who need it fetch', 'rules.ts', 'forms'],
    ['in a larger one that imports it', 'note.css', 'notes'],
    ['in that ground with what it imports', 'dialog.css', 'forms'],
    ['in a ground of parts that are imported later', 'service.ts', 'http'],
    ['with such a part', 'units.ts', 'services'],
    ['in no island where such a part needs it, which others fetch too', 'colour.ts', 'services'],
    ['in a ground of the islands, where those are several', 'amounts.ts', 'controls'],
    ['in the ground of everything else where no other fits', 'Badge.tsx', 'shared'],
  ])('%s: %s', (_why, id, chunk) => {
    expect(plan.get(id)).toBe(chunk);
  });

  it('in no file that nobody needs', () => {
    expect(plan.has('orphan.ts')).toBe(false);
  });
});

it.each(['x/Login.tsx', 'x/controls.ts'])('refuses two files of one name: %s', (id) => {
  const twice = new Map([...graph, ['a.ts', { imports: [], later: [id] }], [id, { imports: [], later: [] }]]);
  const name = id
    .slice(2)
    .replace(/\.\w+$/, '')
    .toLowerCase();
  expect(() => planChunks(twice, entries, grounds)).toThrow(`Two files would be called ${name}: ${id}`);
});
