import { originsFor, type ServiceName } from '../../../../demo/server/base/ports.ts';
import { describedAnswer } from '../support/described-answer.ts';
import type { TestDemo } from '../support/test-demo.ts';
import type { Asked } from './row.ts';

const origins = originsFor(4400);

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
export function sendTo({ services }: Pick<TestDemo, 'services'>): Send {
  const send: Send = async (service, method, asked, { token, cookie }) => {
    const { path, body, isForm } = asked;
    if (isUnsigned(body)) {
      const payload = await send('site', 'GET', { path: '/api/v1/payload' }, { cookie });
      const { formSecurityToken } = (await payload.json()) as { formSecurityToken: string };
      const begun = payload.headers.getSetCookie()[0]?.split(';')[0];
      const signed = { ...asked, body: { ...body, formSecurityToken } };
      return send(service, method, signed, { cookie: begun ?? cookie });
    }
    const isSite = service === 'site';
    const request = new Request(`${origins[service]}${path}`, {
      method,
      headers: {
        ...(isSite && cookie ? { cookie } : {}),
        ...(!isSite && token ? { authorization: `Bearer ${token}` } : {}),
        ...(method === 'GET' ? {} : { origin: origins.site }),
      },
      ...(body === undefined ? {} : { body: isForm ? formOf(body) : JSON.stringify(body) }),
    });
    return describedAnswer(method, path, await services[service].fetch(request));
  };
  return send;
}

/** Whether a form lacks the token of the session. */
function isUnsigned(body: unknown): body is { formSecurityToken: string } {
  return (body as { formSecurityToken?: string } | undefined)?.formSecurityToken === '';
}

function formOf(body: unknown): URLSearchParams {
  return new URLSearchParams(body as Record<string, string>);
}
