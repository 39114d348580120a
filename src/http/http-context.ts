/**
 * The customer's services, each with its own base address (decision 40). Their hosts are the product's own; other
 * addresses in the payload's `services`, such as `analytics`, are not.
 */
export const SERVICES = ['site', 'user', 'search', 'document', 'backend'] as const;

/** Name of a service. */
export type ServiceName = (typeof SERVICES)[number];

/** What calls need to know of the page; made from the store, so that services stay free of it. */
export interface HttpContext {
  /** Base address of each service; the page's own origin where absent. */
  services: Readonly<Partial<Record<string, string>>>;
  /** Value of the `x-request-region` header (decision B36). */
  region?: string | undefined;
  /** The bearer token now, or `null`. */
  token(): string | null;
  /** Counts sign-ins and sign-outs; an answer to an earlier session changes nothing. */
  epoch(): number;
  /** Takes a rotated token. */
  replaceToken(token: string): void;
}
