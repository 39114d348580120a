import type { DatabaseSync } from 'node:sqlite';

/** Base addresses of the five services, without a slash at the end. */
export interface Origins {
  site: string;
  user: string;
  search: string;
  document: string;
  backend: string;
}

/** What every service of the demo is made with. */
export interface ServiceContext {
  database: DatabaseSync;
  origins: Origins;
  /** Injected, so that tests can move time. */
  now: () => Date;
}

/** What a token, code or ticket was issued on. It opens nothing once the user's stamp or the session is another. */
export interface Grant {
  userId: string;
  /** The user's security stamp at the time of issue. */
  stamp: string;
  /** The session that it ends with; `null` for what is mailed. */
  sessionId: string | null;
}

/** Who calls a service: the user of the bearer token, with the rights of now. */
export interface Viewer {
  /** `null` without a valid token. */
  userId: string | null;
  /** The user's roles; `undefined` where the user has no list (spec P§6). */
  roles: readonly string[] | undefined;
  /** What the viewer's token stands on; what the viewer is issued ends with it. */
  grant?: Grant;
}

/** Hono's typed variables: every service app sees the viewer in `c.get('viewer')`. */
export interface ServiceEnvironment {
  Variables: { viewer: Viewer };
}

/** What server-rendered pages show of a product. */
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

/** The products for server-rendered pages, as one browser's user may know them. */
export interface Catalogue {
  product(id: string): ProductSummary | undefined;
  products(query: { offset: number; limit: number; industry?: string }): {
    total: number;
    items: ProductSummary[];
  };
}
