import type { ServiceName } from '../../../../demo/server/base/ports.ts';
import type { TestBrowser, TestDemo } from '../support/test-demo.ts';
import type { Asked } from './row.ts';

/** What a kind of user sends to say who it is. */
export interface Credentials {
  token?: string | undefined;
  /** Of the session, for the site. */
  cookie?: string | undefined;
}

/** Sends a request to a service and gives its answer. */
export type Send = (
  service: ServiceName,
  method: string,
  asked: Pick<Asked, 'path' | 'body' | 'isForm'>,
  credentials: Credentials,
) => Promise<Response>;

/** Asks the services of a demo. */
export const sendTo =
  ({ browser }: Pick<TestDemo, 'browser'>): Send =>
  async (service, method, { path, body, isForm }, credentials) => {
    const own = Object.assign(browser(), credentials);
    const sent = isUnsigned(body) ? await sign(body, own) : body;
    return own.call(method, service, path, { body: isForm ? formOf(sent) : sent });
  };

/** Whether a form lacks the token of the session. */
function isUnsigned(body: unknown): body is { formSecurityToken: string } {
  return (body as { formSecurityToken?: string } | undefined)?.formSecurityToken === '';
}

async function sign(body: object, browser: TestBrowser) {
  const { formSecurityToken } = (await browser.ask('GET site /api/v1/payload')).body;
  return { ...body, formSecurityToken };
}

const formOf = (body: unknown) => new URLSearchParams(body as Record<string, string>);
