import { expect, it } from 'vitest';
import { fileName } from '../../../src/mount/file-name.ts';

it('names a file by its part and the letters and digits of its hash', () => {
  expect(fileName('file-list', 'y0/a+L-_jvyd9m2ushk=')).toBe('file-list-y0aL_jvy.js');
});
