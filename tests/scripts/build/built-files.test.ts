import type { OutputChunk } from 'rollup';
import { expect, it } from 'vitest';
import { builtFiles, fileListModule, fileOf, filesFor } from '../../../scripts/build/built-files.ts';

const chunk = (name: string, imports: string[] = []) =>
  ({
    name,
    fileName: `${name}-1.js`,
    code: `"${name}"`,
    imports: imports.map((each) => `${each}-1.js`),
  }) as OutputChunk;

it('says of each file its hash and what it imports', () => {
  expect(builtFiles([chunk('react'), chunk('login', ['react'])])).toEqual({
    'react-1.js': ['tZ2xjSvFVQWXTekx3QLu4LobamGOtbBrKTPrrpkihZc='],
    'login-1.js': [expect.stringMatching(/^[\w+/]{43}=$/), 'react-1.js'],
  });
});

it('finds what some files need', () => {
  const files = builtFiles([
    chunk('react'),
    chunk('forms', ['react']),
    chunk('login', ['forms']),
    chunk('other'),
  ]);
  expect(Object.keys(filesFor(['login-1.js'], files))).toEqual(['react-1.js', 'forms-1.js', 'login-1.js']);
});

it('refuses files that wait for each other', () => {
  const chunks = [chunk('a', ['b']), chunk('b', ['a'])];
  expect(() =>
    fileListModule([
      ...chunks,
      ...['cookie-modal', 'gates', 'http', 'login', 'react', 'shell'].map((name) => chunk(name)),
    ]),
  ).toThrow('Files import each other: a-1.js > b-1.js > a-1.js');
});

it('refuses a name without a file', () => {
  expect(() => fileOf('search', [])).toThrow('The build made no file for "search".');
});
