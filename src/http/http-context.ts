/**
 * The customer's services, each with its own base address (decision 40). Their hosts are the product's own; other
 * addresses in the payload's `services`, such as `analytics`, are not.
 */
export const SERVICES = ['site', 'user', 'search', 'document', 'backend'] as const;

/** Name of a service. */
export type ServiceName = (typeof SERVICES)[number];

/** Facts of the page that calls need. Derived from the store, so that services don't depend on it. */
export interface HttpContext {
  /** Base address of each service; the page's own origin where absent. */
  services: Readonly<Partial<Record<string, string>>>;
  /** Value of the `x-request-region` header (decision B36). */
  region?: string | undefined;
  /** Returns the current bearer token, or `null`. */
  token(): string | null;
  /** Number of sign-ins and sign-outs so far. Responses to requests of an earlier session are ignored. */
  epoch(): number;
  /** A service has refused the current token. */
  refuseToken?(): void;
  /** Replaces the current token by a rotated one. */
  replaceToken(token: string): void;
}
