import * as v from 'valibot';
import { userSchema } from '../../../../src/payload/schema.ts';
import { savedComparison } from '../../../../src/services/answers/comparisons.ts';
import { countryNames } from '../../../../src/services/answers/countries.ts';
import { favouriteOfProduct } from '../../../../src/services/answers/favourites.ts';
import { formToken } from '../../../../src/services/answers/form-token.ts';
import { logEntries } from '../../../../src/services/answers/me.ts';
import { ownData } from '../../../../src/services/answers/user-data.ts';
import { userSessions } from '../../../../src/services/answers/user-sessions.ts';
import { listOfValid } from '../../../../src/services/list-of-valid.ts';
import { UNKNOWN } from '../examples.ts';
import type { ReadCall } from './call.ts';
import { firstId } from './raw-answer.ts';

/** Calls of the site. */
export const siteCalls: readonly ReadCall[] = [
  {
    ...{ service: 'site', method: 'GET', path: '/api/v1/payload' },
    ...{ access: 'everyone', privacy: 'person', answer: formToken },
    // It knows people by the session's cookie.
    viewers: ['visitor'],
  },
];

/** Calls of the user service. */
export const userCalls: readonly ReadCall[] = [
  {
    ...{ service: 'user', method: 'GET', path: '/api/v1/user/me' },
    ...{ access: 'user', privacy: 'person', answer: userSchema },
  },
  {
    ...{ service: 'user', method: 'GET', path: '/api/v1/user/me/log', query: { type: 'sampleRequest' } },
    ...{ access: 'user', privacy: 'person', answer: logEntries },
  },
  {
    ...{ service: 'user', method: 'GET', path: '/api/v1/user/me/sessions' },
    ...{ access: 'user', privacy: 'person', answer: userSessions },
  },
  {
    ...{ service: 'user', method: 'GET', path: '/api/v1/user/me/data' },
    ...{ access: 'user', privacy: 'person', answer: ownData },
  },
  {
    ...{ service: 'user', method: 'GET', path: '/api/v1/product-comparison' },
    ...{ access: 'user', privacy: 'person', answer: v.array(savedComparison) },
    learn: (answer) => ({ comparisonId: firstId(answer) }),
  },
  {
    ...{ service: 'user', method: 'GET', path: '/api/v1/product-comparison/{comparisonId}' },
    ...{ access: 'user', privacy: 'person', answer: savedComparison },
    refuses: [{ what: 'about an unknown comparison', status: 404, examples: { comparisonId: UNKNOWN } }],
  },
  {
    ...{ service: 'user', method: 'GET', path: '/api/v1/product-sheet/favorite/' },
    ...{ access: 'user', privacy: 'person', answer: listOfValid(favouriteOfProduct) },
  },
];

/** Calls of the backend. Its PDFs stand with the other files. */
export const backendCalls: readonly ReadCall[] = [
  {
    ...{ service: 'backend', method: 'GET', path: '/api/v1/country' },
    ...{ access: 'everyone', privacy: 'nobody', answer: countryNames },
  },
];
