import { expect, type Page } from '@playwright/test';
import { PASSWORD } from './login-dialog.ts';
import { newAccount } from './new-account.ts';
import { followLinkUnseen, mailsTo } from './outbox.ts';

/** A signed-in user unique to the test. */
export interface Member {
  email: string;
  /** Calls the user service as the member. */
  call: (method: 'GET' | 'POST' | 'PUT', path: string, data?: object) => Promise<unknown>;
}

/** Registers and confirms an account, and signs in. */
export async function becomeMember(page: Page, baseURL = ''): Promise<Member> {
  const email = await newAccount(page, baseURL);
  const [mail] = await mailsTo(page, email, 1);
  await followLinkUnseen(page, mail);
  const login = await page.request.post('/login', {
    data: { email, password: PASSWORD },
    headers: { origin: new URL(baseURL).origin },
  });
  expect(login.ok(), 'the login').toBe(true);
  const { token } = await login.json();
  const service = new URL(baseURL);
  service.port = String(Number(service.port) + 1);
  return {
    email,
    async call(method, path, data) {
      const response = await page.request.fetch(new URL(`/api/v1/${path}`, service).href, {
        method,
        headers: { authorization: `Bearer ${token}` },
        ...(data && { data }),
      });
      expect(response.ok(), `${method} ${path}`).toBe(true);
      return response.json();
    },
  };
}
