import type { Kind } from './kinds.ts';
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

/** One outcome for each of these kinds. */
export const eachOf = (some: readonly Kind[], outcome: Outcome): Expectation =>
  Object.fromEntries(some.map((kind) => [kind, outcome]));

const restrictedToSome: Expectation = {
  visitor: 'login',
  ...eachOf(['emptyRoles', 'adminOnly', 'editorOnly', 'competitorOnly'], 'forbidden'),
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
  restrictedToSome: closedAs('nothing', restrictedToSome),
  restricted: closedAs('nothing', restricted),
  internal: closedAs('nothing', internal),
  unknown: left,
} as const;

/** Where it is closed it is this instead. */
function closedAs(closed: Outcome, expect: Expectation): Expectation {
  return Object.fromEntries(
    Object.entries(expect).map(([who, outcome]) => [who, outcome === 'open' ? outcome : closed]),
  );
}

/** Safety data sheets that are ordered by their product: as their document, and as unknown where it is closed. */
export const sheet = {
  open: everybody,
  restrictedToSome: closedAs('as unknown', restrictedToSome),
  restricted: closedAs('as unknown', restricted),
  internal: closedAs('as unknown', internal),
  ofInternal: { staff: 'open', others: 'as unknown' },
  unknown: { others: 'missing' },
} as const satisfies Record<string, Expectation>;

/** The formulation repository. */
export const formulation = {
  known: { visitor: 'login', customer: 'forbidden', others: 'open' },
  unknown: { visitor: 'login', customer: 'forbidden', others: 'missing' },
} as const satisfies Record<string, Expectation>;

/** Those who see the products of competitors. */
export const competitorViewers = ['adminOnly', 'competitorOnly', 'competitorViewer', 'admin'] as const;

const forCompetitorViewers = (outcome: Outcome): Expectation => ({
  ...{ visitor: 'login', ...eachOf(competitorViewers, outcome), others: 'forbidden' },
});

/** Products of competitors. */
export const competitor = { known: forCompetitorViewers('open'), unknown: forCompetitorViewers('missing') };

/** What users have saved: another's does not exist. */
export const own = {
  own: signedIn,
  anothers: { visitor: 'login', others: 'as unknown' },
  unknown: { visitor: 'login', others: 'missing' },
} as const satisfies Record<string, Expectation>;
