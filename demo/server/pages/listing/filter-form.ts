import { type Html, html } from '../../base/html.ts';
import { keysIn, listIn, textsIn } from '../../search/query/raw-query.ts';
import type { ListingPage } from './listing-page.ts';

/** Filters of forms for documents, in order, with their titles. */
const documentFilters: Readonly<Record<string, string>> = {
  asset_category: 'Document type',
  asset_type: 'Document',
};

/** Filters of every form. Other filters of the address become hidden fields. */
const commonFilters: Readonly<Record<string, string>> = {
  stackFileVersion: 'Image stack',
  c: 'Colour space',
  pg: 'Product group',
  brand: 'Brand',
  i: 'Industry',
  light_fastness: 'Light fastness',
  t: 'Transparency',
  pe: 'Pigment effect',
  f: 'Form',
  p: 'Performance',
  sr: 'Specific requirements',
  sustainability: 'Sustainability',
};

const types: Readonly<Record<string, string>> = {
  pigments: 'Products',
  assets: 'Documents',
  imageStacks: 'Image stacks',
};

const sorts: Readonly<Record<string, string>> = {
  relevance: 'Relevance',
  name: 'Name',
  newest: 'Newest',
  type: 'Type',
};

/** Renders search box, filters and order as a form with the same parameters, for browsers without scripts. */
export function renderFilterForm(page: ListingPage): Html {
  const { options, path, search } = page;
  const hasTypes = options.types.length > 1;
  return html`<search><form action="${path}">
<div class="search-form">
<p class="field"><label for="listing-q">Search term</label><input id="listing-q" name="q" type="search" value="${textsIn(search, 'q')[0]}" maxlength="200" autocomplete="off"></p>
${hasTypes && renderSelect('type', 'Show', pick(types, options.types), textsIn(search, 'type')[0])}
${renderSelect('sort', 'Sort by', sorts, textsIn(search, 'sort')[0])}
<button class="button" type="submit">Search</button>
</div>
<details class="listing-filters"><summary>Filters</summary>
${Object.entries(shownFilters(page)).map(([key, title]) => renderFilter(page, key, title))}
</details>
${renderUnseen(page, hasTypes)}
</form></search>`;
}

function shownFilters({ options, search }: ListingPage): Readonly<Record<string, string>> {
  const isOfDocuments = options.mode === 'sheets' || textsIn(search, 'type').includes('assets');
  return { ...(isOfDocuments && documentFilters), ...commonFilters };
}

function renderFilter({ search, answer }: ListingPage, key: string, title: string): Html | false {
  const chosen = listIn(search, key);
  const values = answer?.aggregations?.[key] ?? [];
  return (
    values.length > 0 &&
    html`<fieldset><legend>${title}</legend>${values.map(
      (value) =>
        html`<label><input type="checkbox" name="${key}" value="${value.key}"${chosen.includes(value.key) && html` checked`}> ${value.title} (${value.count})</label> `,
    )}</fieldset>`
  );
}

function renderSelect(
  key: string,
  title: string,
  choices: Readonly<Record<string, string>>,
  chosen: string | undefined,
): Html {
  const id = `listing-${key}`;
  return html`<p class="field"><label for="${id}">${title}</label><select id="${id}" name="${key}">${Object.entries(
    choices,
  ).map(
    ([value, text]) => html`<option value="${value}"${value === chosen && html` selected`}>${text}</option>`,
  )}</select></p>`;
}

/** Renders the other parameters as hidden fields, so that submitting the form keeps them. */
function renderUnseen(page: ListingPage, hasTypes: boolean): Html[] {
  const { search, answer } = page;
  const shown = new Set(['q', 'sort', 'page', ...(hasTypes ? ['type'] : [])]);
  for (const key of Object.keys(shownFilters(page))) if (answer?.aggregations?.[key]?.length) shown.add(key);
  return [...keysIn(search)]
    .filter((key) => key && !shown.has(key))
    .flatMap((key) =>
      listIn(search, key).map((value) => html`<input type="hidden" name="${key}" value="${value}">`),
    );
}

function pick(all: Readonly<Record<string, string>>, keys: readonly string[]): Record<string, string> {
  return Object.fromEntries(keys.map((key) => [key, all[key] ?? key]));
}
