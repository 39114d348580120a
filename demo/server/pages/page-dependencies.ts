import type { Context } from 'hono';
import type { RawPayload } from '../../../src/payload/schema.ts';
import type { Formulation } from '../../data/formulations/formulations.ts';
import type { Catalogue, Origins, ProductSummary } from '../base/context.ts';
import type { Mail } from '../ground/mail/mail.ts';
import type { Session, SiteEnvironment } from '../ground/session/session.ts';
import type { Refusal } from '../http/refusal.ts';
import type { SearchAnswer } from '../search/answer-search.ts';
import type { SearchCallOptions } from '../search/search-calls.ts';

/** What a page declares about itself for its payload. */
export interface PageDescription {
  /** Path of the address, such as `/product/p-0001`; marks the menu's current and section items. */
  path: string;
  /** The page answers with status 403. @default false */
  forbidden?: boolean;
  /** The page is the data-protection page. @default false */
  dataProtection?: boolean;
  /** The page keeps the cookie modal shut. @default false */
  suppressCookieModal?: boolean;
  /** Where login goes on success. @default what the session remembers, else none: login stays on the page */
  backUrl?: string;
  /** Replaces whole payload fields; `undefined` removes a field. For the gallery's examples. */
  overrides?: RawPayload;
  /** Keeps messages and flags that show once for the next page. @default false */
  keepOnceOnly?: boolean;
}

/** An identity that the demo's visitor can take. */
export interface Identity {
  /** Value of `as` in `/demo/sign-in?as=…&to=…`. */
  key: string;
  /** Name of the role or state, such as `Validated customer`. */
  title: string;
  /** What this person is for, in a sentence. */
  summary: string;
  /** Absent for the visitor. */
  email?: string;
}

/** The comparison that an address names. */
export interface ComparisonQuery {
  /** Share id. */
  comparison?: string;
  /** Id of an editors' comparison. */
  advanced?: string;
  /** Code of the industry. */
  i?: string;
  /** Comma list. */
  uids?: string;
}

/** A recipe; `forbidden` if only others may see it, `missing` if it doesn't exist. */
export type AskedFormulation = Formulation | 'forbidden' | 'missing';

/** A document as its page shows it. */
export interface SharedDocument {
  title: string;
  /** Title of its type, if its own says something else. */
  kind: string | undefined;
  product: Pick<ProductSummary, 'id' | 'name'>;
  language: string | null;
  version: number;
  /** ISO 8601; `null` where not known. */
  createdDate: string | null;
  /** Bytes; `null` where not known. */
  size: number | null;
}

/** What the page of a link shows: what its button will do, or why there is nothing to do. */
export interface LinkPage {
  title: string;
  text: string;
  /** The button that posts the form; none if there is nothing to do. */
  button?: { title: string; isDangerous?: boolean };
  /** A link to go on by, if there is nothing to do. */
  link?: { title: string; address: string; opensLogin?: boolean };
  /** Where a login on this page goes. @default `/`, since a used link leads nowhere */
  back?: string;
}

/** A built file as a page refers to it. */
export interface BuiltFile {
  src: string;
  integrity?: string;
}

/** The files that a page names: the script tag's, and what new visitors wait for first. */
export interface LoaderScript extends BuiltFile {
  /** The cookie dialog, to be fetched beside the script. */
  cookieDialog?: BuiltFile;
}

/** What the server-rendered pages need from the services; tests pass their own. */
export interface PageDependencies {
  origins: Origins;
  /** The products as this browser's user may know them. */
  catalogue(session: Session): Catalogue;
  /**
   * The payload of one page for one browser. Messages and flags that show once are used up by this call.
   */
  buildPayload(c: Context<SiteEnvironment>, page: PageDescription): Promise<RawPayload>;
  /** The signed-in user as the payload has it, without the token; `undefined` for visitors. */
  currentUser(session: Session): RawPayload['user'];
  /** What the search service answers this browser. @throws Refusal 401 for saved sheets of a visitor */
  search(session: Session, options: Omit<SearchCallOptions, 'viewer'>): SearchAnswer;
  /** The comparison that an address names, as the payload has it; `{}` where there is none, or it is gone. */
  askedComparison(
    session: Session,
    query: ComparisonQuery,
  ): Pick<RawPayload, 'sharedComparison' | 'advancedComparison'>;
  /** A recipe, if there is one and this browser's user may see it. */
  formulation(session: Session, id: string): AskedFormulation;
  /** The formulations that a query string asks for; `undefined` for who may not see any. */
  formulations(session: Session, search: string): readonly Formulation[] | undefined;
  /** A document for the page of a shared link, or why it is not shown. */
  sharedDocument(session: Session, assetId: string): SharedDocument | { refusal: Refusal };
  /** Visitor first, then the demo's users. */
  identities: readonly Identity[];
  /** The password of all demo users. */
  demoPassword: string;
  /** What the page of a mailed link shows, or of another that changes something. */
  linkPage(c: Context<SiteEnvironment>): LinkPage;
  /** All mails, newest first. */
  outbox(): Mail[];
  outboxMail(id: number): Mail | undefined;
  /** Address and integrity of the script tag: `integrity` is absent until `npm run build` wrote a manifest. */
  loaderScript(): LoaderScript;
}
// Pages set no policy header: site/app.ts puts the one of csp.ts onto every HTML answer by its path.
// A mail's HTML part is served at `/demo/outbox/:id/body` with a policy of its own.
