import type { Page } from '../page.ts';

/** Every address that is not a page. */
export const notFound: Page = { path: '*', render: () => ({ file: 'not-found', status: 404 }) };
