import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Product } from '../../../data/product.ts';
import { openCatalogue } from '../../catalogue/open-catalogue.ts';
import { userOf } from '../../ground/accounts/user-of.ts';
import { viewerOf } from '../../ground/accounts/viewer-of.ts';
import type { Ground } from '../../ground/ground.ts';
import type { SiteEnvironment } from '../../ground/session/session.ts';
import type { UserRecord } from '../../ground/users/user-record.ts';
import { viewUser } from '../../ground/users/user-view.ts';
import { clientAddress } from '../../http/client-address.ts';
import { keyedCall } from '../../http/keyed-call.ts';
import { readBody } from '../../http/read-body.ts';
import { invalidFields, Refusal } from '../../http/refusal.ts';
import { formTooOld, insufficientPrivileges, loginRequired } from '../../http/refusals.ts';
import { createUserLog } from '../../user/log.ts';
import { regulatoryMail, sampleMail } from '../mails/request-mails.ts';
import { regulatoryRecipient, sampleRecipients } from '../recipient-of.ts';
import { readRegulatoryRequest } from './regulatory-request.ts';
import { readSampleRequest } from './sample-request.ts';

const token = v.looseObject({ formSecurityToken: v.string() });

/** Requests for samples and for regulatory documents (spec P§7 "Messages"). */
export function productRequests(ground: Ground): Hono<SiteEnvironment> {
  const { database, doneCalls, formTokens, limits, now, origins, outbox } = ground;
  const catalogue = openCatalogue(database);
  const log = createUserLog(database);
  const app = new Hono<SiteEnvironment>();

  app.post('/api/v1/message/requestSampleForm', async (c) => {
    const { user, body } = await readForm(c, 'canRequestSample');
    const viewer = viewerOf(c.get('session'), ground);
    const call = keyedCall(c, { operation: 'requestSample', owner: user.id, body });
    const answer = doneCalls.once(call, () => {
      const request = readSampleRequest(body, user);
      const product = catalogue.demand(request.data.prd, viewer);
      demandIndustry(product, 'data.industry', request.data.industry);
      if (!product.isActive) throw inactive(product);
      takeTurn(c, user);
      const recipients = sampleRecipients(user);
      const mail = sampleMail(request, { product, recipients, site: origins.site });
      for (const { email } of recipients) outbox.put(email, mail);
      const { reason, address } = request;
      const createdDate = now().toISOString();
      log.add(user.id, {
        type: 'sampleRequest',
        prd: product.prd,
        createdDate,
        request: { reason, address },
      });
      return { sent: true };
    });
    return c.json(answer);
  });

  app.post('/api/v1/message/requestRegulatoryDocument', async (c) => {
    const { user, body } = await readForm(c, 'canRequestRegulatoryDocument');
    const viewer = viewerOf(c.get('session'), ground);
    const call = keyedCall(c, { operation: 'requestRegulatoryDocument', owner: user.id, body });
    const answer = doneCalls.once(call, () => {
      const request = readRegulatoryRequest(body, user);
      const product = catalogue.demand(request.productId, viewer);
      demandIndustry(product, 'selectedIndustry', request.selectedIndustry);
      takeTurn(c, user);
      outbox.put(regulatoryRecipient, regulatoryMail(request, { product, site: origins.site }));
      return { sent: true };
    });
    return c.json(answer);
  });

  return app;

  /** @throws Refusal 401, 403 without the right, 400, 403 for a wrong form token */
  async function readForm(
    c: Context<SiteEnvironment>,
    right: 'canRequestSample' | 'canRequestRegulatoryDocument',
  ): Promise<{ user: UserRecord; body: unknown }> {
    const session = c.get('session');
    const user = userOf(session, ground);
    if (!user) throw loginRequired('Please log in to send this request.');
    if (!viewUser(user)[right])
      throw insufficientPrivileges('Your account has to be validated before you can send this request.');
    const sent = await readBody(c, v.unknown());
    if (!v.is(token, sent) || !formTokens.isValid(sent.formSecurityToken, session.formKey))
      throw formTooOld();
    const { formSecurityToken: _, ...body } = sent;
    return { user, body };
  }

  /** Counts by user and by client: a second account costs little. */
  function takeTurn(c: Context<SiteEnvironment>, user: UserRecord): void {
    limits.take('message', clientAddress(c, ground));
    limits.take('request', user.id);
  }
}

function demandIndustry({ industries }: Product, field: string, code: string | null): void {
  if (code && !industries.some((each) => each === code))
    throw invalidFields({ [field]: 'The product is not offered for this industry.' }, 422);
}

function inactive({ name }: Product): Refusal {
  const message = `${name} is no longer made, so there are no samples of it.`;
  return new Refusal(409, { message, code: 'product_inactive' });
}
