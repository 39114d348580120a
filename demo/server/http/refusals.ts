import { Refusal } from './refusal.ts';

/** Status 400: the request is invalid. */
export function badRequest(message: string): Refusal {
  return new Refusal(400, { message, code: 'bad_request' });
}

/** Status 404: it doesn't exist, or the viewer may not know that it does. */
export function notFound(message: string): Refusal {
  return new Refusal(404, { message, code: 'not_found' });
}

/** Status 401. */
export function loginRequired(message: string): Refusal {
  return new Refusal(401, { message, code: 'login_required' });
}

/** Status 403. */
export function insufficientPrivileges(message: string): Refusal {
  return new Refusal(403, { message, code: 'insufficient_privileges' });
}

/** Status 403: the form token is expired or forged (decisions 22 and 31). */
export function formTooOld(): Refusal {
  const message = 'This form was open for too long. Please reload the page and send it again.';
  return new Refusal(403, { message, code: 'invalid_form_token' });
}
