import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readConfirmation } from '../http/read-confirmation.ts';

/**
 * POST /user/send-email-verification of the user service (shell specification §7). Says nothing of whether the
 * account exists (decision 83).
 *
 * @throws {ServiceError}
 */
export function sendEmailVerification(http: HttpContext, email: string): Promise<void> {
  const call = createHttp(http, 'user').post('api/v1/user/send-email-verification', { json: { email } });
  return readConfirmation(call);
}
