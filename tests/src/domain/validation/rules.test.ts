import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isEmail } from '../../../../src/domain/validation/is-email.ts';
import { isFilled } from '../../../../src/domain/validation/is-filled.ts';
import { isNumeric } from '../../../../src/domain/validation/is-numeric.ts';
import { isPassword } from '../../../../src/domain/validation/is-password.ts';
import { validationRules } from '../../../../src/domain/validation/rules.ts';
import { translator } from '../../../../src/texts/translate.ts';
import { validationTexts } from '../../../../src/texts/validation.ts';

const rules = validationRules(translator(validationTexts));
const messages = (schema: v.GenericSchema, value: unknown) =>
  v.safeParse(schema, value).issues?.map(({ message }) => message) ?? [];

describe('isEmail', () => {
  test.each([
    'a@b.de',
    'ada.lovelace+lab@mail.example.org',
    'j\u00f6rg@m\u00fcller.example',
    "o'brien@example.org",
    'a@xn--mller-kva.xn--p1ai',
  ])('takes %s for an email address', (text) => expect(isEmail(text)).toBe(true));
  test.each([
    '',
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'ada@@example.org',
    'ada@exa mple.org',
    '.ada@example.org',
    'ada.@example.org',
    'a..b@example.org',
    'ada@-example.org',
    'ada@example-.org',
    'ada@example..org',
    'ada@example.o',
    'Ada <ada@example.org>',
    'ada@example.org,eve@example.org',
    'ada@example.org\n',
    `${'a'.repeat(250)}@b.de`,
  ])('refuses %j as an email address', (text) => expect(isEmail(text)).toBe(false));
  test('is quick with a hostile text', () => {
    const before = process.threadCpuUsage();
    isEmail(`a@${'a-'.repeat(120)}`);
    const { user } = process.threadCpuUsage(before);
    expect(user, 'microseconds of the processor').toBeLessThan(100_000);
  });
});

describe('isPassword', () => {
  test.each(['pigment5', '1234567a', '\u0436\u0436\u0436\u0436\u0436\u0436\u04367', 'a1'.repeat(64)])(
    'takes %s',
    (text) => expect(isPassword(text)).toBe(true),
  );
  test.each(['', 'pigmen5', 'pigments', '12345678', '!!!!!!!!', `a1${'x'.repeat(127)}`])(
    'refuses %j',
    (text) => expect(isPassword(text)).toBe(false),
  );
  test('counts characters, not code units', () =>
    expect(isPassword('\u{1F3A8}\u{1F3A8}\u{1F3A8}a1')).toBe(false));
});

test.each(['0', '-1.5', '+.5', '1e3', ' 7 ', '5.'])('isNumeric takes %j for a number', (text) =>
  expect(isNumeric(text)).toBe(true),
);
test.each(['', '.', '1,5', '0x1', 'Infinity', '1 2', 'e3'])('isNumeric refuses %j as a number', (text) =>
  expect(isNumeric(text)).toBe(false),
);

test.each(['a', 0, true, ['x'], {}])('isFilled takes %j for an answer', (value) =>
  expect(isFilled(value)).toBe(true),
);
test.each(['', '  ', false, [], null, undefined])('isFilled takes %j for an empty field', (value) =>
  expect(isFilled(value)).toBe(false),
);

describe('rules', () => {
  test.each([
    ['required', rules.required<string>(), ' ', 'This field is required'],
    ['email', rules.email(), 'ada@', 'Please enter a valid email address'],
    ['min', rules.min<string>(3), 'ab', 'Please enter at least 3 characters'],
    ['max', rules.max<string>(3), 'abcd', 'Please enter at most 3 characters'],
    ['numeric', rules.numeric(), '1,5', 'Please enter a number'],
    ['password', rules.password(), 'pigments', 'At least 8 characters, with a letter and a digit'],
  ])('%s tells what is wrong (row 64)', (_, rule, value, message) => {
    expect(messages(v.pipe(v.string(), rule), value)).toEqual([message]);
  });

  test('min and max look at the length of a text', () => {
    const schema = v.pipe(v.string(), rules.min<string>(3), rules.max<string>(5));
    expect(messages(schema, 'ab')).toEqual(['Please enter at least 3 characters']);
    expect(messages(schema, 'abcdef')).toEqual(['Please enter at most 5 characters']);
    expect(messages(schema, '99999')).toEqual([]);
  });

  test('min and max look at the value of a number', () => {
    const schema = v.pipe(v.number(), rules.min<number>(3), rules.max<number>(5));
    expect(messages(schema, 2)).toEqual(['Please enter 3 or more']);
    expect(messages(schema, 6)).toEqual(['Please enter 5 or less']);
    expect(messages(schema, 4)).toEqual([]);
  });

  test('an optional field may stay empty', () => {
    expect(messages(v.pipe(v.string(), rules.email()), '')).toEqual([]);
    expect(messages(v.pipe(v.string(), rules.numeric()), '')).toEqual([]);
    expect(messages(v.pipe(v.string(), rules.min<string>(3)), '')).toEqual([]);
  });

  test('required comes first, the password rule refuses an empty text too', () => {
    const schema = v.pipe(v.string(), rules.required(), rules.password());
    expect(messages(schema, '')).toEqual([
      validationTexts['validation.required'],
      validationTexts['validation.password'],
    ]);
  });

  test('a repetition passes when empty or equal; otherwise the issue is its own (row 65)', () => {
    const schema = v.pipe(
      v.object({ first: v.string(), second: v.string() }),
      rules.passwordconfirmation('first', 'second'),
    );
    expect(messages(schema, { first: 'a', second: '' })).toEqual([]);
    expect(messages(schema, { first: 'a', second: 'a' })).toEqual([]);
    const { issues } = v.safeParse(schema, { first: 'a', second: 'b' });
    expect(issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
      ['second', 'Passwords does not match'],
    ]);
  });
});
