import type { Router } from '../../src/lib/address/create-router.ts';
import type { User } from '../../src/payload/schema.ts';

/** The props of the island. */
export interface ProfileProps {
  basePath?: string | undefined;
  start: string;
  /** Address of a product's page, with `{id}` in it. */
  productPage: string;
  /** The user service lists the user's sessions. @default false */
  sessions?: boolean;
  /** The user service gives all data of the user as a file. @default false */
  ownData?: boolean;
}

/** Props of each screen of the area. */
export interface ScreenProps extends Pick<ProfileProps, 'productPage' | 'sessions' | 'ownData'> {
  user: User;
  router: Router;
}
