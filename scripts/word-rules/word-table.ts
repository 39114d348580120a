/** A word of the glossary (CONTRIBUTING.md) that names may contain in its one meaning only. */
export interface WordRule {
  /** The word and its other forms. */
  forms: readonly string[];
  /** What to do instead. */
  instead: string;
  /** Where the rule applies, by `path name`. @default everywhere */
  within?: RegExp;
  /** Where the word has its meaning, by `path name`. */
  allowed?: RegExp;
  /** Names that must stay, by `path name`, each with the reason. */
  exceptions?: readonly [name: RegExp, reason: string][];
}

const RECIPE: [RegExp, string] = [/formulation\S* parts?$/, 'the service names the stages of a recipe so'];

export const WORD_RULES: readonly WordRule[] = [
  {
    forms: ['place', 'places'],
    instead: 'a place is the element of an island: say index, number, position, rank or area',
    allowed: /^(src\/(mount|ui\/base)|demo\/server\/pages\/gallery)\/| (islandPlace|IslandPlace\w*)$/,
    exceptions: [
      [/ (place(Beside|Popover|Labels)|PlaceOptions)$/, 'the verb: to position on the screen'],
      [/^src\/lib\/address\/create-router\.ts /, 'is stored in the history of visitors'],
    ],
  },
  {
    forms: ['part', 'parts'],
    instead: 'a part is a React part: say chunk, piece, segment, range or role',
    allowed:
      / (\w*Part(Props)?|Part[A-Z]\w*|MissingPart\w*|lazyPart|partTexts)$|^demo\/gallery\/|^src\/ui\/base\/\S*lazy/,
    exceptions: [RECIPE, [/^scripts\/size\/budgets\.ts /, 'budgets are of islands and parts']],
  },
  {
    forms: ['page', 'pages'],
    instead: 'a page is a web page: say screen for a view of an area, batch for hits',
    within: /^(src|widgets)\/\S* ([A-Z][a-z]\w*Page(Props)?|PAGE_\w+|\w+Pages)$/,
    allowed: / (Raw|Compare)Page(Props)?$| useConsentPages$/,
    exceptions: [[/ CatalogPage(Props)?$/, 'the build names a chunk by it']],
  },
  {
    forms: ['draft', 'drafts'],
    instead: 'a draft is what a user has entered or changed and not yet sent or saved: say typed or measured',
    allowed: /^(src\/(store\/write|lib\/storage|ui\/form|catalog|product\/parts\/requests)|widgets)\//,
  },
  {
    forms: ['tell', 'tells', 'told'],
    instead: 'say announce (to the reader), report (to integrators), notify (other tabs) or distinguish',
  },
  {
    forms: ['catalogue', 'catalogues'],
    instead:
      'a digital catalogue is a catalog in names, and a catalogue is the products of the demo: say texts, manifest or technicalEntries',
    allowed: /^(demo|scripts\/import-rules)\//,
    exceptions: [[/^src\/domain\/technical\/technical-property\.ts catalogue$/, 'a field of the service']],
  },
  {
    forms: ['way', 'ways'],
    instead: 'say writer, method, route, distance or share',
  },
  {
    forms: ['thing', 'things', 'stuff'],
    instead: 'say what it is',
  },
  {
    forms: ['look', 'looks'],
    instead: 'a look is how something looks: say check, find or update for what a function does',
    allowed: /[lL]ooks?$| lookHead$/,
    exceptions: [[/ look_industry$/, 'a field of the service']],
  },
  {
    forms: ['sheet', 'sheets'],
    instead: 'a sheet is a product sheet or a safety data sheet: say stylesheet, body or layout',
    within: /^(src\/(mount|ui|lib|comparison|catalog)|scripts|demo\/server\/(backend|pdf|pages\/art))\//,
    exceptions: [[/^scripts\/(shots\/|bench-search)/, 'a contact sheet; bytes of data sheets']],
  },
];
