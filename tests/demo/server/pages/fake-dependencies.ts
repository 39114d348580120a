import type { Catalogue, ProductSummary } from '../../../../demo/server/base/context.ts';
import type { Mail } from '../../../../demo/server/ground/mail/mail.ts';
import type { Session } from '../../../../demo/server/ground/session/session.ts';
import { notFound } from '../../../../demo/server/http/refusals.ts';
import { labToHex, paintedPigments } from '../../../../demo/server/pages/art/pigments.ts';
import type { PageDependencies } from '../../../../demo/server/pages/page-dependencies.ts';
import type { SearchAnswer } from '../../../../demo/server/search/answer-search.ts';
import { listIn, textsIn } from '../../../../demo/server/search/query/raw-query.ts';
import type { RawPayload } from '../../../../src/payload/schema.ts';

/** Text that breaks out of whatever forgets to escape it. */
export const HOSTILE = `"'><script>alert(1)</script><img src=x onerror=alert(1)>{{payload}}</title>`;

const industries = ['coatings', 'plastics', 'printing', 'cosmetics', 'food-pharma', 'technical'].map(
  (code) => ({ code, title: `${code[0]?.toUpperCase()}${code.slice(1)}` }),
);

const brands = ['Rubelis', 'Citrenova', 'Ferroxa'];

const products: ProductSummary[] = paintedPigments.map(({ code, name, lab }, at) => ({
  id: `p-${String(at + 1).padStart(4, '0')}`,
  prd: `${500000 + at * 37}`,
  name: `${brands[at % 3]} ${name} ${code}`,
  brand: brands[at % 3] ?? '',
  productGroup: 'Organic pigments',
  industries: industries.map((industry) => industry.code).slice(at % 5, (at % 5) + 3),
  color: labToHex(lab),
  strip: [],
  description: `${name} is a pigment with a clean shade and a narrow particle size distribution. Every lot is released against a dispersion standard.`,
  isActive: at !== 3,
  isInternal: at === 5,
}));
const hostile = { id: 'p-hostile', name: HOSTILE, description: HOSTILE, brand: HOSTILE };
products.push({ ...(products[0] as ProductSummary), ...hostile });

/** The products as a role knows them. */
function catalogueOf(role: string | null): Catalogue {
  const open = products.filter(({ isInternal }) => !isInternal || role === 'internal');
  return {
    product: (id) => open.find((product) => product.id === id),
    products({ offset, limit, industry }) {
      const found = open.filter(({ industries: own }) => !industry || own.includes(industry));
      return { total: found.length, items: found.slice(offset, offset + limit) };
    },
  };
}

/** Products by industry alone, as the search service answers. */
function fakeSearch(search: string, from: number, role: string | null): SearchAnswer {
  const [asked] = listIn(search, 'i');
  const industry = industries.find(({ code }) => code === asked)?.code;
  const { total, items } = catalogueOf(role).products({
    ...{ offset: from, limit: 24 },
    ...(industry && { industry }),
  });
  const found = textsIn(search, 'q')[0] === 'nothing' ? [] : items;
  return {
    total: found.length && total,
    hits: found.map(({ name, productGroup, description, industries: codes, ...product }) => ({
      ...product,
      uid: `pigments::${product.id}`,
      resultType: 'pigments',
      product_name: name,
      product_group_title: productGroup,
      product_description_short: description,
      industries: [...codes],
      createdDate: '2026-01-01T00:00:00.000Z',
    })),
    aggregations: { c: [{ key: HOSTILE, title: HOSTILE, count: 3 }] },
    ignored: [],
  };
}

const LINK = 'http://localhost:4400/login/2fa?code=abc123';
const mails: Mail[] = [
  {
    ...{
      id: 2,
      sentAt: '2026-11-21T08:15:00.000Z',
      from: 'C&E Pigment Portal <portal@colour-effect.example>',
    },
    ...{
      to: 'mara.lindt@example.com',
      subject: 'Your log-in link',
      raw: 'Subject: Your log-in link\r\n\r\nHello',
    },
    text: `Hello Mara,\n\nopen this link to log in: ${LINK}.\nIt works once, for ten minutes.`,
    html: `<!doctype html><p>Hello Mara,</p><p><a href="${LINK}">Log in</a></p>`,
  },
  {
    ...{ id: 1, sentAt: '2026-11-20T16:02:00.000Z', from: 'portal@colour-effect.example' },
    ...{ to: 'tom.reid@example.com', subject: HOSTILE, text: HOSTILE, html: '<p>Hello</p>', raw: HOSTILE },
  },
];

/** A browser's session; a visitor's unless `userId` says otherwise. */
export function fakeSession(differing: Partial<Session> = {}): Session {
  const nobody = { userId: null, stamp: null, signedInAt: null, device: null, editor: false };
  return { id: 's', ...nobody, formKey: 'f', faults: {}, ...differing };
}

/** The services as the pages see them, without a database. `userId` in the session is the user's role. */
export function fakeDependencies(): PageDependencies {
  const person = {
    ...{ firstName: 'Mara', lastName: 'Lindt', company: 'Lindt Coatings', country: 'DE', region: 'europe' },
    validationState: 'validated' as const,
  };
  const currentUser = ({ userId }: Session): RawPayload['user'] =>
    userId
      ? { ...person, userId, email: `${userId}@example.com`, tokenPayload: { roles: [userId] } }
      : undefined;
  return {
    origins: { site: '', user: '', search: '', document: '', backend: '' },
    catalogue: ({ userId }) => catalogueOf(userId),
    currentUser,
    async buildPayload(c, { path, forbidden = false, dataProtection = false, overrides }) {
      const item = (menuTitle: string, link: string, more: object = {}) => ({
        ...{ id: link, menuTitle, link, linkingMode: link === path ? 'current' : 'link', ...more },
      });
      return {
        version: 1,
        user: currentUser(c.get('session')),
        industries,
        links: { productSheetsPage: '/sheets' },
        mainMenu: [
          item('Products', '/products'),
          item('Search', '/search'),
          item('Product sheets', '/sheets'),
          item('Formulations', '/formulations', { accessRestriction: 'validated_users' }),
          item('Catalogues', '/catalogs'),
          item('Staff', '/staff', { accessRestriction: 'internal_users' }),
          item('Contact', '/contact'),
        ],
        page: { forbidden, dataProtection },
        texts: { hostile: HOSTILE },
        ...overrides,
      };
    },
    search: ({ userId }, { search, body }) => fakeSearch(search, body.from, userId),
    askedComparison: (_, { uids }) =>
      uids ? { sharedComparison: { industry: 'coatings', basket: [], dropped: [] } } : {},
    formulation: () => 'missing',
    formulations: () => undefined,
    resetEmail: () => HOSTILE,
    sharedDocument: () => ({ refusal: notFound(HOSTILE) }),
    identities: ['visitor', 'registered', 'validated', 'internal', 'editor', 'pending'].map((key) => ({
      key,
      title: key[0]?.toUpperCase() + key.slice(1),
      summary: `Sees what a ${key} user sees`,
      ...(key !== 'visitor' && { email: `${key}@example.com` }),
    })),
    demoPassword: 'colour-2026',
    linkPage: ({ req }) => ({ title: 'Log out?', text: HOSTILE, button: { title: req.path } }),
    outbox: () => mails,
    outboxMail: (id) => mails.find((mail) => mail.id === id),
    fields: () => [],
    tags: () => undefined,
  };
}
