import snippets from 'virtual:island-snippets';
import type { PayloadError } from '../../errors/payload-error.ts';
import { comparisonFields } from '../../payload/comparison-fields.ts';
import { readFields, readPayload } from '../../payload/read-payload.ts';
import { checkCategory } from '../consent/check-category.ts';
import { GATED } from '../consent/release-gated.ts';
import type { IslandTable } from '../island/table.ts';
import type { Registry } from '../registry.ts';
import { adviseName, findMisspeltNames, findUnknownProps } from './find-unknown-names.ts';
import { createBox, showBox } from './show-box.ts';
import { closestName } from './similar-name.ts';

/**
 * Editor mode: explains each wrong set-up on the page, in place of the island (docs/architecture.md, "Mounting").
 * Visitors never load this.
 */
export function explainFailures({ bus, failures, page }: Registry, table: IslandTable): void {
  // Each box is prepended, so the last one inserted is read first.
  const errors: PayloadError[] = [...readPayload(page).errors];
  readFields(comparisonFields, page.fields, errors);
  for (const error of errors.toReversed()) {
    showBox(
      document.body,
      'The page payload is not set up correctly',
      error,
      '<script type="application/json" id="ce-payload">{ "version": 1 }</script>',
    );
  }
  for (const gated of document.querySelectorAll<HTMLElement>(GATED)) {
    const problem = checkCategory(gated);
    const snippet = gated.outerHTML.replace(/data-ce-consent="[^"]*"/, 'data-ce-consent="functional"');
    if (problem)
      showBox(
        gated.parentElement ?? document.body,
        'This waits for no consent that there is',
        problem,
        snippet,
      );
  }
  for (const message of findMisspeltNames(page.fields)) {
    document.body.prepend(createBox('The page payload has a name that is ignored', message));
  }
  explainIgnored(table);
  const explain = ({ element, island, error }: Registry['failures'][number]) => {
    // The overlay's element is gone by now.
    const place = element.isConnected ? element : document.body;
    if (error.name !== 'IslandError') {
      showBox(place, `Island "${island}" does not work`, error);
      return;
    }
    const name = Object.hasOwn(table, island) ? island : closestName(island, Object.keys(table));
    showBox(place, `Island "${island}" is not set up correctly`, error, snippets[name]);
  };
  failures.forEach(explain);
  bus.on('widget:failed', explain);
}

/** Explains openers of no overlay, and props that no island has. Neither fails: both are ignored. */
function explainIgnored(table: IslandTable): void {
  const overlays = Object.keys(table).filter((name) => table[name]?.overlay);
  for (const place of document.querySelectorAll<HTMLElement>(
    '[data-ce-widget]:not([data-ce-overlay]), [data-ce-open]',
  )) {
    const { ceWidget, ceOpen } = place.dataset;
    // Beside the element: its content gives way to the island.
    const explain = (title: string, message: string) => place.before(createBox(title, message));
    if (ceOpen !== undefined && !overlays.includes(ceOpen)) {
      const message = `There is no overlay "${ceOpen}". ${adviseName(ceOpen, overlays)}`;
      explain('This opens no overlay', message);
    }
    for (const message of findUnknownProps(place))
      explain(`Island "${ceWidget ?? ceOpen}" ignores a prop`, message);
  }
}
