import type { Circumstance } from './circumstances.ts';

const NOT_SENT = 'is lost: neither sent with `keepalive`, nor does the browser ask';
const STALE_DELETE = 'what was changed since is deleted, under a name that is no longer its own';

/**
 * Cells of the table that do not hold yet, by the row's name, each with what is missing. A cell that holds must be
 * taken off: the list can only shrink.
 */
export const OPEN_CELLS: Readonly<Record<string, Partial<Record<Circumstance, string>>>> = {
  'makes a catalogue': { 'page left at once': NOT_SENT },
  'deletes a catalogue': {
    'two stale tabs': STALE_DELETE,
    'two devices': STALE_DELETE,
    'page left at once': NOT_SENT,
  },
};

/** Calls that change something and have no row yet. */
export const OPEN_CALLS: readonly string[] = [
  'DELETE /api/v1/formulation/{formulationId}/favorite',
  'DELETE /api/v1/product-comparison/{id}',
  'DELETE /api/v1/product-sheet/favorite/{id}',
  'POST /api/v1/consent',
  'POST /api/v1/message/contactForm',
  'POST /api/v1/message/requestRegulatoryDocument',
  'POST /api/v1/message/requestSampleForm',
  'POST /api/v1/product-comparison',
  'POST /api/v1/product-sheet/favorite',
  'POST /api/v1/user/forgot-password',
  'POST /api/v1/user/register',
  'POST /api/v1/user/reset-password',
  'POST /api/v1/user/send-email-verification',
  'POST /login',
  'PUT /api/v1/formulation/{formulationId}/favorite',
  'PUT /api/v1/product-comparison/{id}',
  'PUT /api/v1/user/me',
  'PUT /api/v1/user/me/changeEmail',
  'PUT /api/v1/user/me/privacy-policy',
  'PUT /api/v1/user/me/validationRequest',
];
