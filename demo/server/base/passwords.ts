import { randomBytes, type ScryptOptions, scrypt } from 'node:crypto';
import { isSameSecret } from './secrets.ts';

/** Cost of one hash: `N` scales memory and time, `p` time only. */
export interface PasswordCost {
  N: number;
  r: number;
  p: number;
}

/**
 * 16 MB and some 0.1 s for each hash.
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#scrypt
 */
export const standardCost: PasswordCost = { N: 2 ** 14, r: 8, p: 5 };

/** Hashes a password; the result contains salt and cost, so that stored hashes survive a change of the cost. */
export async function hashPassword(password: string, cost: PasswordCost = standardCost): Promise<string> {
  const salt = randomBytes(16).toString('base64url');
  return ['scrypt', cost.N, cost.r, cost.p, salt, await derive(password, salt, cost)].join('$');
}

/** Whether the password matches the hash. A malformed hash matches nothing. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [kind, N, r, p, salt, key] = hash.split('$');
  if (kind !== 'scrypt' || !salt || !key) return false;
  return isSameSecret(await derive(password, salt, { N: Number(N), r: Number(r), p: Number(p) }), key);
}

function derive(password: string, salt: string, cost: PasswordCost): Promise<string> {
  const options: ScryptOptions = { ...cost, maxmem: 2 ** 20 + 256 * cost.N * cost.r };
  // Normalise: an accented letter has two encodings in Unicode, and keyboards differ in which one they send.
  const text = password.normalize('NFC');
  return new Promise((resolve, reject) =>
    scrypt(text, salt, 32, options, (error, key) =>
      error ? reject(error) : resolve(key.toString('base64url')),
    ),
  );
}
