import { createHmac } from 'node:crypto';
import { digestOf, isSameSecret } from '../base/secrets.ts';

const lifetime = 2 * 60 * 60 * 1000;

/** Issues and checks the `formSecurityToken` of forms (decision 31). */
export interface FormTokens {
  /** Issues a token bound to the session's key, valid for two hours. */
  issue(formKey: string): string;
  /** Whether the token was issued for this session and is still valid. */
  isValid(token: string, formKey: string): boolean;
  /** Whether the token was issued for any session and is still valid: for services without sessions. */
  isGenuine(token: string): boolean;
}

/** Form tokens consist of expiry, a digest of the session's key and an HMAC of both, so that nothing is stored. */
export function createFormTokens(secret: string, now: () => Date): FormTokens {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const isGenuine = (token: string) => {
    const [expiry = '', holder = '', signature = ''] = token.split('.');
    return (
      isSameSecret(signature, sign(`${expiry}.${holder}`)) && Number.parseInt(expiry, 36) > now().getTime()
    );
  };

  return {
    issue(formKey) {
      const text = `${(now().getTime() + lifetime).toString(36)}.${digestOf(formKey)}`;
      return `${text}.${sign(text)}`;
    },
    isValid: (token, formKey) => isGenuine(token) && token.split('.')[1] === digestOf(formKey),
    isGenuine,
  };
}
