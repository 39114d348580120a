import { expect, test } from 'vitest';
import { closureOf, fileOf, parseManifest } from '../../../scripts/size/manifest.ts';

const built = (file: string, imports: string[] = []) => ({
  file,
  name: file.replace(/(-\w{8})?\.js$/, ''),
  bytes: 10,
  brotli: 5,
  integrity: 'sha384-x',
  imports,
});

const files = [
  built('ce-widgets.js'),
  built('react-AbCd1234.js'),
  built('core-XyAb1234.js', ['react-AbCd1234.js']),
  built('login-AbCd1234.js', ['core-XyAb1234.js', 'react-AbCd1234.js']),
];

test('reads a manifest and refuses anything else', () => {
  expect(parseManifest(JSON.stringify(files))).toEqual(files);
  expect(() => parseManifest('[{"file":"a.js"}]')).toThrow();
});

test('finds a part by its name', () => {
  expect(fileOf(files, 'ce-widgets').file).toBe('ce-widgets.js');
  expect(fileOf(files, 'core').file).toBe('core-XyAb1234.js');
  expect(fileOf(files, 'login').file).toBe('login-AbCd1234.js');
  expect(() => fileOf(files, 'basket')).toThrow('no file for basket');
});

test('follows static imports and counts each file once', () => {
  expect(closureOf(files, ['core', 'login']).map((file) => file.file)).toEqual([
    'core-XyAb1234.js',
    'react-AbCd1234.js',
    'login-AbCd1234.js',
  ]);
});

test('survives chunks that import each other', () => {
  const circle = [built('a.js', ['b.js']), built('b.js', ['a.js'])];
  expect(closureOf(circle, ['a'])).toHaveLength(2);
});

test('says so when the manifest lacks an imported file', () => {
  expect(() => closureOf([built('a.js', ['gone.js'])], ['a'])).toThrow('a.js imports gone.js');
});
