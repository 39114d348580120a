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
import { formTooOld, insufficientPrivileges, loginRequired, notFound } from '../../http/refusals.ts';
import { createUserLog } from '../../user/log.ts';
import { sampleStateAddress } from '../links/sample-state.ts';
import { regulatoryMail, regulatoryReceiptMail, sampleMail } from '../mails/request-mails.ts';
import { samplesMail, samplesReceiptMail } from '../mails/samples-mails.ts';
import { regulatoryRecipient, sampleContacts, sampleRecipients } from '../recipient-of.ts';
import {
  type RegulatoryRequest,
  type RequestedDocument,
  readRegulatoryRequest,
  regulatoryTitles,
} from './regulatory-request.ts';
import { newRequestNumber } from './request-number.ts';
import { readSampleRequest } from './sample-request.ts';
import { type RequestedSample, readSamplesRequest, type SamplesRequest } from './samples-request.ts';

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

  app.post('/api/v1/message/requestSamples', async (c) => {
    const { user, body } = await readForm(c, 'canRequestSample');
    const viewer = viewerOf(c.get('session'), ground);
    const call = keyedCall(c, { operation: 'requestSamples', owner: user.id, body });
    const answer = doneCalls.once(call, () => {
      const request = readSamplesRequest(body, user, now());
      const products = demandProducts(request, (prd) => catalogue.find(prd, viewer));
      takeTurn(c, user);
      const number = newRequestNumber('SR', (taken) => log.ofRequest(taken).length > 0);
      const createdDate = now().toISOString();
      const { reason, address, wantedDate } = request;
      const contacts = sampleContacts(user);
      const letter = { number, products, contacts, site: origins.site };
      const link = sampleStateAddress(ground, number);
      const staffMail = samplesMail(request, { ...letter, recipients: sampleRecipients(user), link });
      for (const { email } of sampleRecipients(user)) outbox.put(email, staffMail);
      outbox.put(user.email, samplesReceiptMail(request, letter));
      const order = { reason, address, wantedDate, requestNumber: number, state: 'received' as const };
      // The log lists its entries from the last to the first.
      for (const { product, industry, amount } of products.toReversed())
        log.add(user.id, {
          type: 'sampleRequest',
          prd: product.prd,
          createdDate,
          request: { ...order, industry, amount },
        });
      return {
        number,
        createdDate,
        wantedDate,
        products: products.map(({ product: { id, prd, name }, amount }) => ({
          ...{ prd, productId: id, productName: name, amount },
        })),
        contacts,
        copyTo: user.email,
      };
    });
    return c.json(answer);
  });

  app.post('/api/v1/message/requestRegulatoryDocument', async (c) => {
    const { user, body } = await readForm(c, 'canRequestRegulatoryDocument');
    const viewer = viewerOf(c.get('session'), ground);
    const call = keyedCall(c, { operation: 'requestRegulatoryDocument', owner: user.id, body });
    const answer = doneCalls.once(call, () => {
      const request = readRegulatoryRequest(body, user);
      const documents = demandDocuments(request, (id) => catalogue.find(id, viewer));
      for (const { product } of documents)
        demandIndustry(product, 'selectedIndustry', request.selectedIndustry);
      takeTurn(c, user);
      const number = newRequestNumber('RD', (taken) => log.ofRequest(taken).length > 0);
      const letter = { number, documents, site: origins.site };
      outbox.put(user.email, regulatoryReceiptMail(request, letter));
      outbox.put(regulatoryRecipient, regulatoryMail(request, letter));
      const createdDate = now().toISOString();
      for (const { product, type } of documents)
        log.add(user.id, {
          type: 'regulatoryRequest',
          prd: product.prd,
          createdDate,
          request: { requestNumber: number, documentType: type },
        });
      return { sent: true, number, createdDate, documents: documents.length, copyTo: user.email };
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

const NOT_OPEN = 'This product does not exist or is not open to you.';
const NOT_OFFERED = 'The product is not offered for this industry.';

function isOfferedFor({ industries }: Product, code: string | null): boolean {
  return !code || industries.some((each) => each === code);
}

function demandIndustry(product: Product, field: string, code: string | null): void {
  if (!isOfferedFor(product, code)) throw invalidFields({ [field]: NOT_OFFERED }, 422);
}

function inactive(product: Product): Refusal {
  return new Refusal(409, { message: noSamplesOf(product), code: 'product_inactive' });
}

function noSamplesOf({ name }: Product): string {
  return `${name} is no longer made, so there are no samples of it.`;
}

/**
 * Returns the products of a request.
 *
 * @throws Refusal 422 that names each product of which there is no sample, by its index in the request
 */
function demandProducts(
  { products }: SamplesRequest,
  find: (prd: string) => Product | undefined,
): RequestedSample[] {
  const refused: Record<string, string> = {};
  const found = products.flatMap(({ prd, ...asked }, index) => {
    const product = find(prd);
    if (!product) refused[`products.${index}.prd`] = NOT_OPEN;
    else if (!product.isActive) refused[`products.${index}.prd`] = noSamplesOf(product);
    else if (!isOfferedFor(product, asked.industry)) refused[`products.${index}.industry`] = NOT_OFFERED;
    return product ? [{ product, ...asked }] : [];
  });
  if (Object.keys(refused).length > 0) throw invalidFields(refused, 422);
  return found;
}

/**
 * Returns the documents of a request.
 *
 * @throws Refusal 404 if its only product does not exist for this user, 422 that names each such product of several by its
 * index in the request
 */
function demandDocuments(
  { documents, ...single }: RegulatoryRequest,
  find: (id: string) => Product | undefined,
): RequestedDocument[] {
  const refused: Record<string, string> = {};
  const found = (documents ?? [single]).flatMap(({ productId, documentType: type }, index) => {
    const product = find(productId);
    if (!product) refused[`documents.${index}.productId`] = NOT_OPEN;
    return product ? [{ product, type, title: regulatoryTitles.get(type) ?? type }] : [];
  });
  if (!documents && found.length === 0) throw notFound(NOT_OPEN);
  if (Object.keys(refused).length > 0) throw invalidFields(refused, 422);
  return found;
}
