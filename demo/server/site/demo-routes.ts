import { type Context, Hono } from 'hono';
import { signIn, signOut } from '../ground/accounts/sign-in.ts';
import type { Ground } from '../ground/ground.ts';
import { setNextOnce } from '../ground/session/once-only.ts';
import type { SiteEnvironment } from '../ground/session/session.ts';
import { Refusal } from '../http/refusal.ts';
import { callByName } from '../shell/faults/call-by-name.ts';
import { faultGrammar, parseFault } from '../shell/faults/fault.ts';
import { sameOriginPath } from './back-url.ts';
import { copyDemoUser } from './copy-demo-user.ts';
import { userKeyOf } from './identities.ts';

/** Routes that only a demo has: sign-in without a password, faults on demand, the outbox as JSON. */
export function demoRoutes(ground: Ground): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  const { users, sessions, outbox, later, origins } = ground;
  const goOn = (c: Context) => c.redirect(sameOriginPath(c.req.query('to'), origins.site) ?? '/', 303);

  app.get('/demo/sign-in', async (c) => {
    const { as = 'visitor', fresh } = c.req.query();
    const key = userKeyOf(as);
    const find = fresh === undefined ? users.byKey : (known: string) => copyDemoUser(ground, known);
    const user = key === undefined ? undefined : await find(key);
    if (key !== undefined && !user)
      throw new Refusal(400, { message: `There is no demo user "${as}".`, code: 'unknown_user' });
    // Don't record a login: what is new since the last one stays new.
    if (user) signIn(c, ground, user, { editor: as === 'editor' });
    else signOut(c, ground);
    return goOn(c);
  });

  app.get('/demo/ask-login', (c) => {
    const { back, message } = c.req.query();
    setNextOnce(c, {
      showLogin: true,
      ...(back ? { backUrl: back } : {}),
      ...(message ? { sessionMessage: { type: 'info', text: message } } : {}),
    });
    return goOn(c);
  });

  app.get('/demo/fault', (c) => {
    const { session } = c.var;
    const { call: asked, fault } = c.req.query();
    const call = asked && callByName(asked);
    if (c.req.query('clear') !== undefined) {
      sessions.change(session, { faults: {} });
    } else {
      if (!call || !fault || !parseFault(fault)) {
        const message = `Give call=POST%20/login, or the name of a call in the contract, and fault=… . ${faultGrammar}`;
        throw new Refusal(400, { message, code: 'no_fault' });
      }
      sessions.change(session, { faults: { ...session.faults, [call]: fault } });
    }
    return c.req.query('to') === undefined ? c.json(sessions.byId(session.id)?.faults ?? {}) : goOn(c);
  });

  // Mails are sent after the response of their call: wait for them, so that they can be read right then.
  for (const path of ['/outbox/*', '/demo/outbox.json']) {
    app.use(path, async (_, next) => {
      await later.settled();
      await next();
    });
  }

  app.get('/demo/outbox.json', (c) => {
    return c.json(outbox.all());
  });

  app.get('/demo/outbox/:id{\\d+}/body', (c) => {
    const mail = outbox.byId(Number(c.req.param('id')));
    return mail ? c.html(mail.html) : c.notFound();
  });

  return app;
}
