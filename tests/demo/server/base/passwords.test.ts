import { describe, expect, test } from 'vitest';
import { hashPassword, isPassword } from '../../../../demo/server/base/passwords.ts';

const cheap = { N: 2, r: 1, p: 1 };

describe('hashPassword', () => {
  test('is different each time and matches the password alone', async () => {
    const [one, other] = await Promise.all([
      hashPassword('Pigment-1', cheap),
      hashPassword('Pigment-1', cheap),
    ]);
    expect(one).not.toBe(other);
    expect(await isPassword('Pigment-1', one)).toBe(true);
    expect(await isPassword('pigment-1', one)).toBe(false);
    expect(await isPassword('', one)).toBe(false);
  });

  test('keeps its cost, so that it can be raised later', async () => {
    expect(await hashPassword('Pigment-1')).toMatch(/^scrypt\$16384\$8\$5\$/);
    expect(await isPassword('Pigment-1', await hashPassword('Pigment-1', { N: 4, r: 2, p: 1 }))).toBe(true);
  });

  test('takes both spellings of an accented letter for the same', async () => {
    expect(await isPassword('Fu\u0308nf-5-Rot', await hashPassword('F\u00fcnf-5-Rot', cheap))).toBe(true);
  });

  test.each(['', 'plain', 'scrypt$2$1$1$salt', 'bcrypt$2$1$1$salt$key'])(
    '"%s" matches nothing',
    async (hash) => {
      expect(await isPassword('', hash)).toBe(false);
    },
  );
});
