import { createHmac } from 'node:crypto';
import { digestOf, isSameSecret } from './secrets.ts';

const lifetime = 2 * 60 * 60 * 1000;

/** Issues and checks the `formSecurityToken` of forms (decision 31). */
export interface FormTokens {
  /** A token for the browser whose session holds this key; good for two hours. */
  issue(formKey: string): string;
  /** Whether the token was issued for this session and is still good. */
  isValid(token: string, formKey: string): boolean;
  /** Whether the token was issued for any session and is still good: for services that see no session. */
  isGenuine(token: string): boolean;
}

/** Form tokens are an expiry time, a digest of the session's key and an HMAC of both: nothing is stored. */
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
