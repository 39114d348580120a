import type { Expectation, Outcome } from './row.ts';

/** Everybody gets it. */
export const everybody = { others: 'open' } as const satisfies Expectation;

/** Of the one who asks. */
export const signedIn = { visitor: 'login', others: 'open' } as const satisfies Expectation;

/** Products: internal ones do not exist for anybody else. */
export const product = {
  open: everybody,
  discontinued: everybody,
  internal: { staff: 'open', others: 'as unknown' },
  unknown: { others: 'missing' },
} as const satisfies Record<string, Expectation>;

/** Products in lists. */
export const listedProduct = { ...product, unknown: { others: 'nothing' } } as const;

/** Products in what a user keeps. */
export const keptProduct = {
  open: signedIn,
  discontinued: signedIn,
  internal: { visitor: 'login', staff: 'open', others: 'as unknown' },
  unknown: { visitor: 'login', others: 'missing' },
} as const satisfies Record<string, Expectation>;

/** Products in a list of what a user keeps. */
export const listedKeptProduct = {
  ...keptProduct,
  unknown: { visitor: 'login', others: 'nothing' },
} as const;

const restrictedToSome: Expectation = {
  visitor: 'login',
  emptyRoles: 'forbidden',
  adminOnly: 'forbidden',
  editorOnly: 'forbidden',
  competitorOnly: 'forbidden',
  others: 'open',
};
const restricted: Expectation = { visitor: 'login', noRolesList: 'forbidden', others: 'open' };
const internal: Expectation = { visitor: 'login', staff: 'open', others: 'forbidden' };

/** Documents: by their own level, and as unknown by that of their product. */
export const document = {
  open: everybody,
  restrictedToSome,
  restricted,
  internal,
  ofDiscontinued: everybody,
  ofInternal: { staff: 'open', others: 'as unknown' },
  unknown: { others: 'missing' },
} as const satisfies Record<string, Expectation>;

/** Versions of documents are for internal users, whatever the document's level. */
export const history = {
  open: internal,
  restrictedToSome: internal,
  restricted: internal,
  internal,
  ofDiscontinued: internal,
  ofInternal: internal,
  unknown: { visitor: 'login', staff: 'missing', others: 'forbidden' },
} as const satisfies Record<string, Expectation>;

const left: Expectation = { others: 'nothing' };

/** Documents in an archive, which leaves out what is closed and says why. */
export const archivedDocument = {
  ...document,
  restrictedToSome: leftOut(restrictedToSome),
  restricted: leftOut(restricted),
  internal: leftOut(internal),
  unknown: left,
} as const;

function leftOut(expect: Expectation): Expectation {
  return closedAs('nothing', expect);
}

function unknownTo(expect: Expectation): Expectation {
  return closedAs('as unknown', expect);
}

function closedAs(closed: Outcome, expect: Expectation): Expectation {
  return Object.fromEntries(
    Object.entries(expect).map(([who, outcome]) => [who, outcome === 'open' ? outcome : closed]),
  );
}

/** Safety data sheets that are ordered by their product: as their document, and as unknown where it is closed. */
export const sheet = {
  open: everybody,
  restrictedToSome: unknownTo(restrictedToSome),
  restricted: unknownTo(restricted),
  internal: unknownTo(internal),
  ofInternal: { staff: 'open', others: 'as unknown' },
  unknown: { others: 'missing' },
} as const satisfies Record<string, Expectation>;

/** The formulation repository. */
export const formulation = {
  known: { visitor: 'login', customer: 'forbidden', others: 'open' },
  unknown: { visitor: 'login', customer: 'forbidden', others: 'missing' },
} as const satisfies Record<string, Expectation>;

/** Products of competitors. */
export const competitor = {
  known: {
    visitor: 'login',
    ...{ adminOnly: 'open', competitorOnly: 'open', competitorViewer: 'open', admin: 'open' },
    others: 'forbidden',
  },
  unknown: {
    visitor: 'login',
    ...{ adminOnly: 'missing', competitorOnly: 'missing', competitorViewer: 'missing', admin: 'missing' },
    others: 'forbidden',
  },
} as const satisfies Record<string, Expectation>;

/** What users have saved: another's does not exist. */
export const own = {
  own: signedIn,
  anothers: { visitor: 'login', others: 'as unknown' },
  unknown: { visitor: 'login', others: 'missing' },
} as const satisfies Record<string, Expectation>;
