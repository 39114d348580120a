import { type Asked, call, oneCase, type Row, reads, readsEach, writes, writesEach } from './row.ts';
import { everybody, keptProduct, listedKeptProduct, own, signedIn } from './rules.ts';
import { ownOf, savedCases } from './saved-things.ts';
import { things } from './things.ts';

const me = '/api/v1/user/me';
const favorite = '/api/v1/product-sheet/favorite';
const comparison = '/api/v1/product-comparison';

const email = 'nobody@example.com';
const { products } = things;

/** A comparison of an open product with this one; the name is what a client may say. */
function basketWith({ id }: { id: string }): Asked['body'] {
  const ids = [products.open.id, id === products.open.id ? 'p-0002' : id];
  const basket = ids.map((each) => ({ id: each, resultType: 'pigments', product_name: 'Some product' }));
  return { title: 'Blues', industry: 'coatings', basket };
}

/** Products in what is sent to be saved: one that is unknown is refused. */
const sentProduct = { ...keptProduct, unknown: { visitor: 'login', others: 'invalid' } } as const;

/** Calls of the user service. */
export const userRows: readonly Row[] = [
  reads('readUser', call(me, signedIn)),
  writes('changeUser', call(me, signedIn, { body: { firstName: 'Vera' } })),
  readsEach('readLog', products, listedKeptProduct, ({ prd, name }) => ({
    path: `${me}/log?type=sampleRequest&prd=${prd}`,
    holds: name,
  })),
  writes('changeEmail', call(`${me}/changeEmail`, signedIn, { body: { newEmail: email } })),
  writes('withdrawEmailChange', call(`${me}/changeEmail`, signedIn)),
  writes('logoutEverywhere', call(`${me}/logout-everywhere`, signedIn)),
  reads('listSessions', call(`${me}/sessions`, signedIn)),
  writes(
    'endSession',
    savedCases(own, (saved) => `${me}/sessions/${saved.session}`),
  ),
  reads('readOwnData', call(`${me}/data`, signedIn)),
  writes('confirmSheets', call(`${me}/sheets-seen`, signedIn)),
  writes(
    'requestValidation',
    call(
      `${me}/validationRequest`,
      { visitor: 'login', validated: 'conflict', staff: 'conflict', withdrawn: 'open', others: 'open' },
      { body: { region: 'europe', subRegion: 'western-europe' } },
    ),
  ),
  writes('acceptPrivacyPolicy', call(`${me}/privacy-policy`, signedIn, { body: { version: '2026-09' } })),
  writes('issueDownloadToken', call(`${me}/download-token`, signedIn)),
  writes('register', call('/api/v1/user/register', { others: 'invalid' }, { body: {} })),
  writes(
    'sendEmailVerification',
    call('/api/v1/user/send-email-verification', everybody, { body: { email } }),
  ),
  writes('forgotPassword', call('/api/v1/user/forgot-password', everybody, { body: { email } })),
  writes(
    // Only the token of the mail opens it.
    'resetPassword',
    call('/api/v1/user/reset-password', { others: 'token' }, { body: { password: 'Ultramarin-29' } }),
  ),
  ...['', 'BySlash'].flatMap((slash) => {
    const path = slash ? `${favorite}/` : favorite;
    return [
      readsEach(`listFavorites${slash}`, products, listedKeptProduct, ({ prd }) => ({
        path: `${path}?productIds=${prd}`,
        holds: `"${prd}"`,
      })),
      writesEach(`saveFavorite${slash}`, products, keptProduct, ({ prd }) => ({
        path,
        body: { productId: prd },
      })),
    ];
  }),
  writes(
    'removeFavorite',
    savedCases(own, (saved) => `${favorite}/${saved.favorite}`),
  ),
  readsEach(
    'listComparisons',
    products,
    { ...listedKeptProduct, internal: { visitor: 'login', staff: 'open', others: 'nothing' } },
    ({ name }) => ({ path: comparison, holds: name }),
  ),
  writesEach('saveComparison', products, sentProduct, (product) => ({
    path: comparison,
    body: basketWith(product),
  })),
  reads(
    'readComparison',
    savedCases(own, (saved) => `${comparison}/${saved.comparison}`),
  ),
  reads('readComparison, with an internal product', {
    internal: oneCase({ visitor: 'login', staff: 'open', others: 'nothing' }, (circumstances) => ({
      path: `${comparison}/${ownOf(circumstances).comparison}`,
      holds: products.internal.name,
    })),
  }),
  writes(
    'replaceComparison',
    savedCases(own, (saved) => ({
      path: `${comparison}/${saved.comparison}`,
      body: basketWith(products.open),
    })),
  ),
  writesEach(
    'replaceComparison, by one with this product',
    products,
    sentProduct,
    (product, circumstances) => ({
      path: `${comparison}/${ownOf(circumstances).comparison}`,
      body: basketWith(product),
    }),
  ),
  writes(
    'removeComparison',
    savedCases(own, (saved) => `${comparison}/${saved.comparison}`),
  ),
];
