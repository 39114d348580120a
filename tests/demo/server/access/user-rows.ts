import { type Asked, call, casesOf, type Row } from './row.ts';
import { everybody, keptProduct, listedKeptProduct, own, signedIn } from './rules.ts';
import { savedCases } from './saved-things.ts';
import { things } from './things.ts';

const me = '/api/v1/user/me';
const favorite = '/api/v1/product-sheet/favorite';
const comparison = '/api/v1/product-comparison';

const email = 'nobody@example.com';
const opened = things.products.open;

/** A comparison of an open product with this one; the name is what a client may say. */
function basketWith({ id }: { id: string }): Asked['body'] {
  const basket = [opened.id, id === opened.id ? 'p-0002' : id].map((each) => ({
    id: each,
    resultType: 'pigments',
    product_name: 'Some product',
  }));
  return { title: 'Blues', industry: 'coatings', basket };
}

/** Products in what is sent to be saved: one that is unknown is refused. */
const sentProduct = { ...keptProduct, unknown: { visitor: 'login', others: 'invalid' } } as const;

/** Calls of the user service. */
export const userRows: readonly Row[] = [
  { operation: 'readUser', isReading: true, cases: call(me, signedIn) },
  { operation: 'changeUser', cases: call(me, signedIn, { body: { firstName: 'Vera' } }) },
  {
    operation: 'readLog',
    isReading: true,
    cases: casesOf(things.products, listedKeptProduct, ({ prd, name }) => ({
      path: `${me}/log?type=sampleRequest&prd=${prd}`,
      holds: name,
    })),
  },
  { operation: 'changeEmail', cases: call(`${me}/changeEmail`, signedIn, { body: { newEmail: email } }) },
  { operation: 'withdrawEmailChange', cases: call(`${me}/changeEmail`, signedIn) },
  { operation: 'logoutEverywhere', cases: call(`${me}/logout-everywhere`, signedIn) },
  { operation: 'confirmSheets', cases: call(`${me}/sheets-seen`, signedIn) },
  {
    operation: 'requestValidation',
    cases: call(
      `${me}/validationRequest`,
      { visitor: 'login', validated: 'conflict', staff: 'conflict', withdrawn: 'open', others: 'open' },
      { body: { region: 'europe', subRegion: 'western-europe' } },
    ),
  },
  {
    operation: 'acceptPrivacyPolicy',
    cases: call(`${me}/privacy-policy`, signedIn, { body: { version: '2026-09' } }),
  },
  { operation: 'issueDownloadToken', cases: call(`${me}/download-token`, signedIn) },
  { operation: 'register', cases: call('/api/v1/user/register', { others: 'invalid' }, { body: {} }) },
  {
    operation: 'sendEmailVerification',
    cases: call('/api/v1/user/send-email-verification', everybody, { body: { email } }),
  },
  {
    operation: 'forgotPassword',
    cases: call('/api/v1/user/forgot-password', everybody, { body: { email } }),
  },
  {
    // Only the token of the mail opens it.
    operation: 'resetPassword',
    cases: call('/api/v1/user/reset-password', { others: 'token' }, { body: { password: 'Ultramarin-29' } }),
  },
  ...[favorite, `${favorite}/`].flatMap((path): Row[] => [
    {
      operation: path === favorite ? 'listFavorites' : 'listFavoritesBySlash',
      isReading: true,
      cases: casesOf(things.products, listedKeptProduct, ({ prd }) => ({
        path: `${path}?productIds=${prd}`,
        holds: `"${prd}"`,
      })),
    },
    {
      operation: path === favorite ? 'saveFavorite' : 'saveFavoriteBySlash',
      cases: casesOf(things.products, keptProduct, ({ prd }) => ({ path, body: { productId: prd } })),
    },
  ]),
  {
    operation: 'removeFavorite',
    cases: savedCases(own, (saved) => ({ path: `${favorite}/${saved.favorite}` })),
  },
  {
    operation: 'listComparisons',
    isReading: true,
    cases: casesOf(
      things.products,
      { ...listedKeptProduct, internal: { visitor: 'login', staff: 'open', others: 'nothing' } },
      ({ name }) => ({ path: comparison, holds: name }),
    ),
  },
  {
    operation: 'saveComparison',
    cases: casesOf(things.products, sentProduct, (product) => ({
      path: comparison,
      body: basketWith(product),
    })),
  },
  {
    operation: 'readComparison',
    isReading: true,
    cases: savedCases(own, (saved) => ({ path: `${comparison}/${saved.comparison}` })),
  },
  {
    operation: 'readComparison',
    way: 'with an internal product',
    isReading: true,
    cases: {
      internal: {
        ask: ({ kind, cast }) => ({
          path: `${comparison}/${cast.saved[kind]?.comparison ?? 'none'}`,
          holds: things.products.internal.name,
        }),
        names: [],
        expect: { visitor: 'login', staff: 'open', others: 'nothing' },
      },
    },
  },
  {
    operation: 'replaceComparison',
    cases: savedCases(own, (saved) => ({
      path: `${comparison}/${saved.comparison}`,
      body: basketWith(opened),
    })),
  },
  {
    operation: 'replaceComparison',
    way: 'by one with this product',
    cases: casesOf(things.products, sentProduct, (product, { kind, cast }) => ({
      path: `${comparison}/${cast.saved[kind]?.comparison ?? 'none'}`,
      body: basketWith(product),
    })),
  },
  {
    operation: 'removeComparison',
    cases: savedCases(own, (saved) => ({ path: `${comparison}/${saved.comparison}` })),
  },
];
