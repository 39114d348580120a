import { expect, test } from 'vitest';
import { userInitials, userName } from '../../../widgets/user-menu/user-name.ts';

const email = 'mara.lindt@example.com';

test.each([
  ['Mara', 'Lindt', 'Mara Lindt', 'ML'],
  ['Mara', '', 'Mara', 'M'],
  ['', 'Lindt', 'Lindt', 'L'],
  ['', '', email, 'M'],
  ['élodie', 'ødegård', 'élodie ødegård', 'ÉØ'],
  ['𝒜da', 'Byron', '𝒜da Byron', '𝒜B'],
])('%j %j is called %s, in short %s', (firstName, lastName, name, initials) => {
  expect(userName({ firstName, lastName, email })).toBe(name);
  expect(userInitials({ firstName, lastName, email })).toBe(initials);
});
