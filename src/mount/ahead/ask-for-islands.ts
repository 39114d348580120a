import { ahead } from 'virtual:ahead';
import { rawStrings } from '../../payload/raw-fields.ts';
import { parseRecord, type RawPage } from '../../payload/raw-page.ts';
import { idOf, recordOf, textOf } from '../../payload/raw-values.ts';
import { type AheadPage, askForProduct } from '../../store/ahead/ask-for-product.ts';
import { servedParts } from '../../store/ahead/served-parts.ts';

const MARKED = '[data-ce-widget]';

/**
 * Makes the calls that the page's islands will make (`ahead` in their contracts), while React and their code are on
 * their way. The HTTP client takes the responses (docs/architecture.md, "HTTP").
 */
export function askForIslands({ fields }: Pick<RawPage, 'fields'>): void {
  const user = recordOf(fields.user);
  const token = textOf(user.token) ?? null;
  const page: AheadPage = {
    services: rawStrings(fields.services),
    region: textOf(fields.requestRegion),
    token: () => token,
    isServed: servedParts(idOf(user.userId) ?? null),
    askedFor: new Set(),
  };
  for (const element of document.querySelectorAll<HTMLElement>(MARKED)) {
    const { ceWidget = '', ceProps = '{}' } = element.dataset;
    const calls = ahead[ceWidget];
    const props = calls && isExpected(element) && parseRecord(ceProps);
    if (props) askForProduct(calls, props, page);
  }
}

/** An island that is shown has asked by itself; one that has failed never will, nor one within another. */
function isExpected({ dataset, parentElement }: HTMLElement): boolean {
  const { ceStatus } = dataset;
  return ceStatus !== 'ready' && ceStatus !== 'failed' && !parentElement?.closest(MARKED);
}
