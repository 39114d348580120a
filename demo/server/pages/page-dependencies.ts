import type { Context } from 'hono';
import type { Tags } from '../../../server/tags.ts';
import type { RawPayload } from '../../../src/payload/schema.ts';
import type { Formulation } from '../../data/formulations/formulations.ts';
import type { Catalogue, Origins, ProductSummary } from '../base/context.ts';
import type { Mail } from '../ground/mail/mail.ts';
import type { Session, SiteEnvironment } from '../ground/session/session.ts';
import type { Refusal } from '../http/refusal.ts';
import type { SearchAnswer } from '../search/answer-search.ts';
import type { SearchCallOptions } from '../search/search-calls.ts';

/** Facts of a page for its payload. */
export interface PageDescription {
  /** Path of the address, such as `/product/p-0001`; marks the menu's current and section items. */
  path: string;
  /** Whether the page has status 403. @default false */
  forbidden?: boolean;
  /** Whether it is the data-protection page. @default false */
  dataProtection?: boolean;
  /** Whether the cookie modal stays closed. @default false */
  suppressCookieModal?: boolean;
  /** Address after the login. @default that of the session, else none: the login stays on the page */
  backUrl?: string;
  /** Replaces whole payload fields; `undefined` removes a field. For the gallery's examples. */
  overrides?: RawPayload;
  /** Keeps messages and flags that show once for the next page. @default false */
  keepOnceOnly?: boolean;
}

/** An identity that the demo's visitor can choose. */
export interface Identity {
  /** Value of `as` in `/demo/sign-in?as=…&to=…`. */
  key: string;
  /** Name of the role or state, such as `Validated customer`. */
  title: string;
  /** Purpose of this identity, in a sentence. */
  summary: string;
  /** Absent for the visitor. */
  email?: string;
}

/** The comparison in an address. */
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

/** A formulation; `forbidden` if the user may not see it, `missing` if it doesn't exist. */
export type AskedFormulation = Formulation | 'forbidden' | 'missing';

/** A document for its page. */
export interface SharedDocument {
  title: string;
  /** Title of its type, if it differs from its own. */
  kind: string | undefined;
  product: Pick<ProductSummary, 'id' | 'name'>;
  language: string | null;
  version: number;
  /** ISO 8601; `null` if not known. */
  createdDate: string | null;
  /** Bytes; `null` if not known. */
  size: number | null;
}

/** Content of a link's page: the action of its button, or why there is none. */
export interface LinkPage {
  title: string;
  text: string;
  /** The button that posts the form; none if there is nothing to do. */
  button?: { title: string; isDangerous?: boolean };
  /** Names what the page says; goes with the form. */
  shown?: string;
  /** A link to continue, if there is nothing to do. */
  link?: { title: string; address: string; opensLogin?: boolean };
  /** Address after a login on this page. @default `/`, since a used link is void */
  back?: string;
}

/** Dependencies of the server-rendered pages; tests pass their own. */
export interface PageDependencies {
  origins: Origins;
  /** The products that this browser's user may see. */
  catalogue(session: Session): Catalogue;
  /**
   * The payload of one page for one browser. Messages and flags that show once are used up by this call.
   */
  buildPayload(c: Context<SiteEnvironment>, page: PageDescription): Promise<RawPayload>;
  /** Address of the account whose password the token of a mail replaces; empty for a token that is void. */
  resetEmail(token: string): string;
  /** The payload's `user`, without the token; `undefined` for visitors. */
  currentUser(session: Session): RawPayload['user'];
  /** Response of the search service to this browser. @throws Refusal 401 for saved sheets of a visitor */
  search(session: Session, options: Omit<SearchCallOptions, 'viewer'>): SearchAnswer;
  /** The fields of products that this browser's user may know of, as the search service gives them. */
  fields(session: Session): readonly object[];
  /** The payload's fields for the comparison in an address; `{}` if there is none, or it was deleted. */
  askedComparison(
    session: Session,
    query: ComparisonQuery,
  ): Pick<RawPayload, 'sharedComparison' | 'advancedComparison'>;
  /** A formulation, if it exists and this browser's user may see it. */
  formulation(session: Session, id: string): AskedFormulation;
  /** The formulations of a query string; `undefined` for users who may not see any. */
  formulations(session: Session, search: string): readonly Formulation[] | undefined;
  /** A document for the page of a shared link, or why it is not shown. */
  sharedDocument(session: Session, assetId: string): SharedDocument | { refusal: Refusal };
  /** Visitor first, then the demo's users. */
  identities: readonly Identity[];
  /** The password of all demo users. */
  demoPassword: string;
  /** Content of the page of a mailed link, or of another link with an action. */
  linkPage(c: Context<SiteEnvironment>): LinkPage;
  /** All mails, newest first. */
  outbox(): Mail[];
  outboxMail(id: number): Mail | undefined;
  /** What the built files need in a page's head; `undefined` without a build. */
  tags(): Tags | undefined;
}
// Pages set no policy header: site/app.ts puts the one of csp.ts onto every HTML answer by its path.
// A mail's HTML part is served at `/demo/outbox/:id/body` with a policy of its own.
