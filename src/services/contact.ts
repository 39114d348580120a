import type { ContactMessage } from '../domain/contact/compose-message.ts';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { keyed } from '../http/keyed.ts';
import { readConfirmation } from '../http/read-confirmation.ts';

/**
 * POST /api/v1/message/contactForm of the product site (spec S§7).
 *
 * @param key sent as `Idempotency-Key`: repeated calls with the same key send one message
 * @throws {ServiceError} with the server's message (spec S§8); of status 403 if the form token has expired
 */
export function sendContactForm(
  http: HttpContext,
  message: ContactMessage & { formSecurityToken: string },
  key: string,
): Promise<void> {
  const call = createHttp(http, 'site').post('api/v1/message/contactForm', keyed(key, message));
  return readConfirmation(call);
}
