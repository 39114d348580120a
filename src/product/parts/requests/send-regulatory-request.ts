import type { RegulatoryDocument, RegulatoryReceipt, RegulatoryRequest } from '../../../services/requests.ts';
import type { Page } from '../../../store/hooks.ts';
import { httpContextOf } from '../../../store/reads/http-context.ts';
import { sendForm } from '../../../store/write/send-form.ts';
import { loadRequests } from './load-requests.ts';

/** Documents that fit into one request. */
const MOST = 250;

/** A document to request, with the code of its product, for listeners of `regulatory:requested`. */
export interface AskedDocument extends RegulatoryDocument {
  prd: string;
}

/**
 * Sends a request for regulatory documents, once for the same content, and reports each. Several are one call, unless they
 * are too many or the service knows no lists: those that are left need another one.
 *
 * @param asked the documents, at least one
 * @returns the receipt, and the documents that it is for, in their order
 * @throws {ServiceError}
 */
export async function sendRegulatoryRequest<Asked extends AskedDocument>(
  { store, bus }: Pick<Page, 'store' | 'bus'>,
  asked: readonly [Asked, ...Asked[]],
  sender: Omit<RegulatoryRequest, 'formSecurityToken' | 'documents' | keyof RegulatoryDocument>,
  signal: AbortSignal,
): Promise<{ receipt: RegulatoryReceipt; taken: readonly Asked[] }> {
  const { requestRegulatoryDocument } = await loadRequests();
  const documents = asked
    .slice(0, MOST)
    .map(({ documentType, productId, productName }) => ({ documentType, productId, productName }));
  const [{ documentType, productId, productName }] = asked;
  const several = documents.length > 1 && { documents };
  const content = { documentType, productId, productName, ...several, ...sender };
  const receipt = await sendForm(store, { kind: 'regulatory-request', content }, (form) =>
    requestRegulatoryDocument(
      httpContextOf(store),
      { ...content, formSecurityToken: form.formSecurityToken },
      { key: form.key, signal },
    ),
  );
  const taken = asked.slice(0, Math.min(Math.max(receipt.documents, 1), documents.length));
  for (const { prd, documentType } of taken) bus.emit('regulatory:requested', { prd, documentType });
  return { receipt, taken };
}
