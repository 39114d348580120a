import type { Context } from 'hono';
import type { RawPayload } from '../../../src/payload/schema.ts';
import type { SiteEnvironment } from '../ground/session/session.ts';
import type { PageDependencies, PageDescription } from './page-dependencies.ts';
import type { Slots } from './template.ts';

/** The request of a page. */
export interface PageRequest {
  c: Context<SiteEnvironment>;
  deps: PageDependencies;
  /** The payload of the response. */
  payload: RawPayload;
}

/** Content of a page; the layout adds header, footer and payload. */
export interface PageContent {
  /** Name of the file in `demo/site/pages`, without `.html`. */
  file: string;
  slots?: Slots;
  /** Title of this page, instead of the file's. */
  title?: string;
  /** Description of this page, instead of the file's. */
  description?: string;
  /** @default 200 */
  status?: 200 | 401 | 403 | 404;
  /** Name of a stylesheet in `demo/site/assets`, loaded after the site's own. */
  stylesheet?: string;
  /** Name of a script in `demo/site/assets`. */
  script?: string;
}

/** One page of the site. */
export interface Page {
  /** Hono's route, such as `/product/:id`. */
  path: string;
  /** Codes of the countries whose residents may see it (decision 12). @default those of all countries */
  residents?: readonly string[];
  /** Facts of the page for its payload, beside its path. */
  describe?: (c: Context<SiteEnvironment>, deps: PageDependencies) => Omit<PageDescription, 'path'>;
  render: (request: PageRequest) => PageContent;
}
