import { createHmac } from 'node:crypto';
import { isSameSecret } from './secrets.ts';

const lifetime = 2 * 60 * 60 * 1000;

/** Issues and checks the `formSecurityToken` of forms (decision 31). */
export interface FormTokens {
  /** A token for the browser whose session holds this key; good for two hours. */
  issue(formKey: string): string;
  /** Whether the token was issued for this session and is still good. */
  isValid(token: string, formKey: string): boolean;
}

/** Form tokens are an expiry time and an HMAC of it and of the session: nothing is stored. */
export function createFormTokens(secret: string, now: () => Date): FormTokens {
  const sign = (expiry: string, formKey: string) =>
    createHmac('sha256', secret).update(`${expiry}.${formKey}`).digest('base64url');

  return {
    issue(formKey) {
      const expiry = (now().getTime() + lifetime).toString(36);
      return `${expiry}.${sign(expiry, formKey)}`;
    },
    isValid(token, formKey) {
      const [expiry = '', signature = ''] = token.split('.');
      return isSameSecret(signature, sign(expiry, formKey)) && Number.parseInt(expiry, 36) > now().getTime();
    },
  };
}
