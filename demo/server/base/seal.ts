import { createHmac } from 'node:crypto';
import { isSameSecret } from './secrets.ts';

/** Signs what a browser keeps for the server, such as in a cookie. */
export interface Seal {
  close(value: object): string;
  /** Returns the value; `undefined` if it was not sealed here. */
  open<Value>(text: string): Value | undefined;
}

/** Seals by an HMAC; the content is readable. */
export function createSeal(secret: string): Seal {
  const sign = (content: string) => createHmac('sha256', secret).update(content).digest('base64url');
  return {
    close(value) {
      const content = Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${content}.${sign(content)}`;
    },
    open(text) {
      const [content = '', signature = ''] = text.split('.');
      if (!isSameSecret(signature, sign(content))) return undefined;
      return JSON.parse(Buffer.from(content, 'base64url').toString());
    },
  };
}
