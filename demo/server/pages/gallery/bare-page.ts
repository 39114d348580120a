import { payload as writePayload } from '../../../../server/payload-tag.ts';
import type { RawPayload } from '../../../../src/payload/schema.ts';
import { type Html, trustedHtml } from '../../base/html.ts';
import { colorSchemeOf, readTheme } from '../demo-bar.ts';
import type { PageRequest } from '../page.ts';
import { readLayout } from '../read-page-file.ts';
import { fillTemplate } from '../template.ts';

/** A page without the site's header and footer. */
export interface BareContent {
  title: string;
  description: string;
  payload: RawPayload;
  scripts: readonly Html[];
  main: Html;
}

/** Renders content in the bare document. */
export function renderBarePage(c: PageRequest['c'], content: BareContent): Html {
  const theme = readTheme(c);
  return fillTemplate(readLayout('bare'), {
    ...content,
    theme,
    colorScheme: colorSchemeOf(theme),
    payload: trustedHtml(writePayload(content.payload)),
  });
}
