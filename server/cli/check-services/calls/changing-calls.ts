import type { ServiceName } from '../../../../src/http/http-context.ts';
import type { ChangingCall } from './call.ts';

const KEYED = ['idempotency-key'] as const;
const VERSIONED = ['if-match'] as const;
const KEYED_AND_VERSIONED = [...KEYED, ...VERSIONED] as const;

/**
 * Calls that change or make something, as `POST /path` by service, with the request headers that the widgets add. Those
 * with a body send JSON.
 */
const TABLE: readonly (readonly [
  service: ServiceName,
  call: `${ChangingCall['method']} /${string}`,
  body: 'json' | 'empty',
  headers?: ChangingCall['headers'],
])[] = [
  ['site', 'POST /login', 'json', KEYED],
  ['site', 'POST /api/v1/message/contactForm', 'json', KEYED],
  ['site', 'POST /api/v1/message/requestSampleForm', 'json', KEYED],
  ['site', 'POST /api/v1/message/requestSamples', 'json', KEYED],
  ['site', 'POST /api/v1/message/requestRegulatoryDocument', 'json', KEYED],
  ['user', 'POST /api/v1/user/register', 'json', KEYED],
  ['user', 'POST /api/v1/user/send-email-verification', 'json', KEYED],
  ['user', 'POST /api/v1/user/forgot-password', 'json', KEYED],
  ['user', 'POST /api/v1/user/reset-password', 'json', KEYED],
  ['user', 'PUT /api/v1/user/me', 'json', KEYED_AND_VERSIONED],
  ['user', 'PUT /api/v1/user/me/changeEmail', 'json', KEYED],
  ['user', 'DELETE /api/v1/user/me/changeEmail', 'empty'],
  ['user', 'POST /api/v1/user/me/logout-everywhere', 'empty'],
  ['user', 'DELETE /api/v1/user/me/sessions/{id}', 'empty'],
  ['user', 'PUT /api/v1/user/me/sheets-seen', 'empty'],
  ['user', 'PUT /api/v1/user/me/validationRequest', 'json', KEYED],
  ['user', 'PUT /api/v1/user/me/privacy-policy', 'json'],
  ['user', 'POST /api/v1/user/me/download-token', 'json'],
  ['user', 'POST /api/v1/product-comparison', 'json', KEYED],
  ['user', 'PUT /api/v1/product-comparison/{id}', 'json', VERSIONED],
  ['user', 'DELETE /api/v1/product-comparison/{id}', 'empty', VERSIONED],
  ['user', 'POST /api/v1/product-sheet/favorite', 'json', VERSIONED],
  ['user', 'DELETE /api/v1/product-sheet/favorite/{id}', 'empty', VERSIONED],
  ['search', 'PUT /api/v1/formulation/{formulationId}/favorite', 'empty'],
  ['search', 'DELETE /api/v1/formulation/{formulationId}/favorite', 'empty'],
  ['search', 'POST /api/v1/catalog', 'json', KEYED],
  ['search', 'PUT /api/v1/catalog/{catalogId}', 'json'],
  ['search', 'DELETE /api/v1/catalog/{catalogId}', 'empty', VERSIONED],
  ['search', 'PUT /api/v1/catalog/{catalogId}/favorite', 'empty'],
  ['search', 'DELETE /api/v1/catalog/{catalogId}/favorite', 'empty'],
  ['search', 'POST /api/v1/saved-search', 'json', KEYED],
  ['search', 'DELETE /api/v1/saved-search/{savedSearchId}', 'empty'],
  ['search', 'PUT /api/v1/saved-search/{savedSearchId}/seen', 'empty'],
  ['document', 'POST /api/v2/document/archive', 'json'],
  ['document', 'POST /api/v2/msds/document', 'json'],
];

/** Calls that change or make something, or are a POST that is no search. */
export const changingCalls: readonly ChangingCall[] = TABLE.map(([service, call, body, headers = []]) => {
  const [method, path = ''] = call.split(' ');
  return { service, method: method as ChangingCall['method'], path, hasBody: body === 'json', headers };
});
