import type { Router } from '../../src/lib/address/create-router.ts';
import type { User } from '../../src/payload/schema.ts';

/** The props of the island. */
export interface ProfileProps {
  basePath?: string | undefined;
  start: string;
  productPage: string;
}

/** Props of each screen of the area. */
export interface ScreenProps {
  user: User;
  router: Router;
  /** Address of a product's page, with `{id}` in it. */
  productPage: string;
}
