import type { DatabaseSync } from 'node:sqlite';

/** Base addresses of the five services, without a slash at the end. */
export interface Origins {
  site: string;
  user: string;
  search: string;
  document: string;
  backend: string;
}

/** Common dependencies of the demo's services. */
export interface ServiceContext {
  database: DatabaseSync;
  origins: Origins;
  /** Injected, so that tests can move time. */
  now: () => Date;
}

/** Basis of a token, code or ticket, which is void once the user's stamp or the session has changed. */
export interface Grant {
  userId: string;
  /** The user's security stamp at the time of issue. */
  stamp: string;
  /** The session that it ends with; `null` for mailed links. */
  sessionId: string | null;
}

/** The caller of a service: the user of the bearer token, with the present rights. */
export interface Viewer {
  /** `null` without a valid token. */
  userId: string | null;
  /** The user's roles; `undefined` if the user has no list (spec P§6). */
  roles: readonly string[] | undefined;
  /** Basis of the viewer's token, and of what the viewer is issued. */
  grant?: Grant;
}

/** Hono's typed variables: every service app sees the viewer in `c.get('viewer')`. */
export interface ServiceEnvironment {
  Variables: { viewer: Viewer };
}

/** Facts of a product for server-rendered pages. */
export interface ProductSummary {
  id: string;
  prd: string;
  name: string;
  brand: string;
  productGroup: string;
  industries: readonly string[];
  /** sRGB of the masstone, `#rrggbb`. */
  color: string;
  /** Calculated reductions with white, from half to a fiftieth, `#rrggbb`; empty if there is none. */
  strip: readonly string[];
  description: string;
  isActive: boolean;
  isInternal: boolean;
}

/** The products that a browser's user may see, for server-rendered pages. */
export interface Catalogue {
  product(id: string): ProductSummary | undefined;
  products(query: { offset: number; limit: number; industry?: string }): {
    total: number;
    items: ProductSummary[];
  };
}
