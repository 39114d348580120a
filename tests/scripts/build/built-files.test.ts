import type { OutputChunk } from 'rollup';
import { expect, it } from 'vitest';
import { builtFiles, filesFor } from '../../../scripts/build/built-files.ts';

const chunk = (name: string, imports: string[] = []) =>
  ({
    name,
    fileName: `${name}-1.js`,
    code: `"${name}"`,
    imports: imports.map((each) => `${each}-1.js`),
  }) as OutputChunk;

it('says of each file its hash and what it imports', () => {
  expect(builtFiles([chunk('react'), chunk('login', ['react'])])).toEqual({
    react: ['tZ2xjSvFVQWXTekx3QLu4LobamGOtbBrKTPrrpkihZc='],
    login: [expect.stringMatching(/^[\w+/]{43}=$/), 'react'],
  });
});

it('leaves out what another import brings', () => {
  const chunks = [
    chunk('react'),
    chunk('controls', ['react']),
    chunk('forms', ['controls', 'react']),
    chunk('login', ['react', 'forms', 'controls']),
  ];
  expect(builtFiles(chunks)).toMatchObject({
    forms: [expect.any(String), 'controls'],
    login: [expect.any(String), 'forms'],
  });
});

it('finds what some files need', () => {
  const files = builtFiles([
    chunk('react'),
    chunk('forms', ['react']),
    chunk('login', ['forms']),
    chunk('other'),
  ]);
  expect(Object.keys(filesFor(['login'], files))).toEqual(['react', 'forms', 'login']);
});

it('refuses a name without a file', () => {
  expect(() => filesFor(['search'], {})).toThrow('The build made no file for "search".');
});
