import type { PropField } from '../../../../../scripts/schema/prop-fields.ts';
import { type Html, html, type Slot } from '../../../base/html.ts';
import type { Identity } from '../../page-dependencies.ts';
import type { GalleryEntry } from '../entry.ts';
import { renderLine } from '../prose.ts';
import { fieldName, writeValue } from './read-props.ts';
import { ANSWERS, exampleQuery, type SetUp, SNIPPETS, setUpQuery, TOKENS, WIDTHS } from './set-up.ts';
import { writeSetUpSnippet } from './write-snippet.ts';

/** Most values that stand beside each other; more are a list. */
const MOST_BESIDE = 4;

/** Who can be chosen to look at an island. */
export interface Viewers {
  identities: readonly Identity[];
  current: string | undefined;
}

/**
 * Renders the form that sets an island up, the island live, and what to copy. It works without script, by its button;
 * `set-up.js` does the same while one types.
 */
export function renderSetUp(entry: GalleryEntry, setUp: SetUp, viewers: Viewers): Html {
  const { name } = entry.island;
  const query = setUpQuery(setUp);
  return html`<div class="set-up" data-set-up="/gallery/${name}/set-up">
<form class="set-up__form" id="set-up" action="/gallery/${name}" method="get">
${renderPresets(entry, setUp)}
${renderProps(setUp)}
${renderPayload(setUp)}
${renderLook(setUp)}
<button class="button set-up__submit" type="submit">Show</button>
</form>
<div class="set-up__live">
${renderToolbar(setUp, viewers, `/gallery/${name}?${query}`)}
<div class="set-up__stage" role="region" aria-label="${name}, live" tabindex="0"><iframe class="set-up__frame" data-width="${setUp.width}" width="${setUp.width}" src="${liveAddress(name, query)}" title="${name} as set up"></iframe></div>
<p class="set-up__state fine" role="status" data-state></p>
${renderCopy(entry, setUp, query)}
</div>
</div>`;
}

/** Address of the island alone, as set up: what does not change it is left out, so that the frame is not loaded anew. */
function liveAddress(name: string, query: string): string {
  const own = new URLSearchParams(query);
  own.delete('snippet');
  own.delete('width');
  return `/gallery/live/${name}?${own}`;
}

function renderPresets({ island, examples }: GalleryEntry, { fields, props, payload }: SetUp): Html | false {
  const present = exampleQuery(fields, { props, ...(Object.keys(payload).length > 0 && { payload }) });
  const offered = examples.filter(({ openedBy, cookies }) => !openedBy && !cookies);
  return (
    offered.length > 0 &&
    html`<div class="field" data-scripted hidden><label for="preset">Start from</label><div class="set-up__go"><select id="preset"><option value="/gallery/${island.name}">Nothing set</option>${offered.map(
      (example) =>
        html`<option value="/gallery/${island.name}?${exampleQuery(fields, example)}"${exampleQuery(fields, example) === present && html` selected`}>${example.name}</option>`,
    )}</select><button class="button button--quiet" type="button" data-go>Open</button></div></div>`
  );
}

/** Props that are set, required or wrong come first; the others are folded. */
function renderProps(setUp: SetUp): Html {
  const { fields, props, faults } = setUp;
  const isShown = ({ name, isRequired }: PropField) => isRequired || name in props || name in faults;
  // Of many, the first few show what there is.
  const shown = fields.some(isShown) ? fields.filter(isShown) : fields.slice(0, MOST_BESIDE);
  const others = fields.filter((field) => !shown.includes(field));
  return html`${fields.length === 0 && html`<p class="fine">This island takes no props.</p>`}${shown.map((field) => renderField(field, setUp))}
${others.length > 0 && html`<details class="set-up__more"><summary>${others.length} more props <span class="fine">all at their defaults</span></summary>${others.map((field) => renderField(field, setUp))}</details>`}`;
}

function renderField(field: PropField, { form, faults, props }: SetUp): Html {
  const { name, help, kind } = field;
  const id = `prop-${name}`;
  const entered = form.getAll(fieldName(name));
  const texts = entered.length > 0 ? entered : writeValue(field, props[name] ?? field.default);
  const fault = faults[name];
  const about = html`${help && html`<p class="fine" id="${id}-help">${renderLine(help)}</p>`}<p class="set-up__fault" id="${id}-fault" data-fault="${name}">${fault}</p>`;
  const described = `${help ? `${id}-help ` : ''}${id}-fault`;
  const attributes = html`id="${id}" name="${fieldName(name)}" aria-describedby="${described}"${fault && html` aria-invalid="true"`}`;
  const value = texts[0] ?? '';
  if (isGroup(field))
    return html`<fieldset class="set-up__field" aria-describedby="${described}"><legend>${name}</legend>${about}${renderOptions(field, texts)}</fieldset>`;
  return html`<div class="set-up__field field"><label for="${id}">${name}</label>${about}${
    kind === 'choice'
      ? html`<select ${attributes}>${field.default === undefined && html`<option value="">–</option>`}${field.options.map((option) => html`<option${option === value && html` selected`}>${option}</option>`)}</select>`
      : kind === 'json'
        ? html`<textarea ${attributes} rows="3" spellcheck="false">${value}</textarea>`
        : html`<input ${attributes} value="${value}"${kind === 'number' && html` inputmode="decimal"`} autocomplete="off" spellcheck="false">`
  }</div>`;
}

function isGroup({ kind, options }: PropField): boolean {
  return kind === 'flag' || kind === 'choices' || (kind === 'choice' && options.length <= MOST_BESIDE);
}

/** Chosen values of several come first, in their order, since the first one often counts as the default. */
function renderOptions(
  { name, kind, options, default: byDefault }: PropField,
  texts: readonly string[],
): Html {
  const field = fieldName(name);
  const isSeveral = kind === 'choices';
  const chosen = isSeveral ? texts.filter((text) => options.includes(text)) : texts;
  const ordered = isSeveral ? [...chosen, ...options.filter((option) => !chosen.includes(option))] : options;
  const open = !isSeveral && byDefault === undefined ? [''] : [];
  return html`${isSeveral && html`<input type="hidden" name="${field}" value="">`}<div class="set-up__options">${[
    ...open,
    ...ordered,
  ].map(
    (option) =>
      html`<label class="set-up__option"><input type="${isSeveral ? 'checkbox' : 'radio'}" name="${field}" value="${option}"${(chosen.includes(option) || (option === '' && chosen.length === 0)) && html` checked`}><span>${option || '–'}</span></label>`,
  )}</div>`;
}

function renderPayload({ form, payloadFaults }: SetUp): Html {
  const text = form.get('payload') ?? '';
  return html`<details class="set-up__more"${text && html` open`}><summary>Payload <span class="fine">fields in place of the page’s</span></summary>
<div class="set-up__field field"><label for="set-up-payload">payload</label><p class="fine" id="set-up-payload-help">A JSON object, such as <code>{ "industries": [] }</code>.</p><p class="set-up__fault" id="set-up-payload-fault" data-fault="payload">${payloadFaults.join(' ')}</p><textarea id="set-up-payload" name="payload" rows="8" spellcheck="false" aria-describedby="set-up-payload-help set-up-payload-fault">${text}</textarea></div></details>`;
}

function renderLook({ tokens }: SetUp): Html {
  const isOpen = Object.keys(tokens).length > 0;
  return html`<details class="set-up__more"${isOpen && html` open`}><summary>Look <span class="fine">accent, font, radius, density</span></summary>${Object.entries(
    TOKENS,
  ).map(
    ([token, help]) =>
      html`<div class="set-up__field field"><label for="token${token}">${token}</label><p class="fine" id="token${token}-help">${help}</p><input id="token${token}" name="${token}" value="${tokens[token] ?? ''}" aria-describedby="token${token}-help" autocomplete="off" spellcheck="false"></div>`,
  )}</details>`;
}

/** Its fields belong to the form, wherever they stand. */
function renderToolbar(
  { width, scheme, answers }: SetUp,
  { identities, current }: Viewers,
  address: string,
): Html {
  const choice = (
    name: string,
    legend: string,
    options: readonly (readonly [string, Slot])[],
    value: string,
  ) =>
    html`<fieldset class="set-up__choice"><legend class="visually-hidden">${legend}</legend><div class="set-up__options">${options.map(
      ([option, title]) =>
        html`<label class="set-up__option"><input type="radio" form="set-up" name="${name}" value="${option}"${option === value && html` checked`}><span>${title}</span></label>`,
    )}</div></fieldset>`;
  return html`<div class="set-up__toolbar">
<div class="set-up__go" data-scripted hidden><label class="visually-hidden" for="viewer">Viewer</label><select id="viewer" data-viewer>${current === undefined && html`<option value="">Somebody else</option>`}${identities.map(
    ({ key, title }) =>
      html`<option value="/demo/sign-in?as=${key}&amp;to=${encodeURIComponent(address)}"${key === current && html` selected`}>${title}</option>`,
  )}</select><button class="button button--quiet" type="button" data-go>View</button></div>
${choice(
  'width',
  'Width of the window',
  WIDTHS.map((each) => [each, each] as const),
  width,
)}
<div class="field"><label class="visually-hidden" for="answers">Answers of the services</label><select id="answers" form="set-up" name="answers">${Object.entries(ANSWERS).map(([key, title]) => html`<option value="${key}"${key === answers && html` selected`}>${title}</option>`)}</select></div>
${choice(
  'scheme',
  'Colour scheme',
  [
    ['', 'As the page'],
    ['light', 'Light'],
    ['dark', 'Dark'],
  ],
  scheme ?? '',
)}
</div>`;
}

function renderCopy({ island }: GalleryEntry, setUp: SetUp, query: string): Html {
  const tab = (key: string) => {
    const address = new URLSearchParams(query);
    if (key === 'html') address.delete('snippet');
    else address.set('snippet', key);
    return `/gallery/${island.name}?${address}#copy`;
  };
  return html`<section class="set-up__copy" id="copy" aria-labelledby="copy-title"><h2 class="visually-hidden" id="copy-title">Copy</h2>
<ul class="filter-row" aria-label="For">${Object.entries(SNIPPETS).map(
    ([key, title]) =>
      html`<li><a href="${tab(key)}" data-snippet="${key}"${key === setUp.snippet && html` aria-current="true"`}>${title}</a></li>`,
  )}</ul>
<div class="source"><pre tabindex="0" data-copy>${writeSetUpSnippet(island, setUp)}</pre><button class="source__copy" type="button" hidden>Copy</button></div>
<p class="fine" data-note>${noteOf(setUp)}</p>
</section>`;
}

/** What changes on the page while one types: `set-up.js` takes it over. */
export function describeSetUp({ island }: GalleryEntry, setUp: SetUp) {
  const query = setUpQuery(setUp);
  return {
    address: `/gallery/${island.name}${query && `?${query}`}`,
    live: liveAddress(island.name, query),
    width: setUp.width,
    snippet: writeSetUpSnippet(island, setUp),
    note: noteOf(setUp),
    faults: { ...setUp.faults, payload: setUp.payloadFaults.join(' ') },
  };
}

/** What the snippet leaves out. */
function noteOf({ faults }: Pick<SetUp, 'faults'>): string {
  const wrong = Object.keys(faults);
  const isOne = wrong.length === 1;
  const left =
    wrong.length > 0 &&
    `${wrong.join(', ')} ${isOne ? 'is' : 'are'} left out: ${isOne ? 'its value is' : 'their values are'} wrong. `;
  return `${left || ''}Only what differs from the defaults is written.`;
}
