import type { RegulatoryRequest } from '../../../services/requests.ts';
import type { Page } from '../../../store/hooks.ts';
import { httpContextOf } from '../../../store/reads/http-context.ts';
import { sendForm } from '../../../store/write/send-form.ts';
import { loadRequests } from './load-requests.ts';

/**
 * Sends a request for a regulatory document, once for the same content, and reports it.
 *
 * @param prd product code, for listeners of `regulatory:requested`
 * @throws {ServiceError}
 */
export async function sendRegulatoryRequest(
  { store, bus }: Pick<Page, 'store' | 'bus'>,
  { prd, ...request }: Omit<RegulatoryRequest, 'formSecurityToken'> & { prd: string },
  signal: AbortSignal,
): Promise<void> {
  const { requestRegulatoryDocument } = await loadRequests();
  const creation = { kind: 'regulatory-request', content: request };
  await sendForm(store, creation, ({ key, formSecurityToken }) =>
    requestRegulatoryDocument(httpContextOf(store), { ...request, formSecurityToken }, { key, signal }),
  );
  bus.emit('regulatory:requested', { prd, documentType: request.documentType });
}
