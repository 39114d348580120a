/**
 * The folders of src/ and what each may import besides itself (docs/architecture.md, "Folders").
 * A folder that is missing here may not exist. A folder within one that is listed here has its own rule.
 */
export const LAYERS: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  errors: [],
  domain: ['lib', 'errors'],
  texts: ['lib', 'errors'],
  payload: ['lib', 'errors', 'domain', 'texts'],
  events: ['lib', 'errors', 'domain', 'texts', 'payload'],
  http: ['lib', 'errors', 'domain', 'texts', 'payload', 'events'],
  services: ['lib', 'errors', 'domain', 'texts', 'payload', 'events', 'http'],
  store: ['lib', 'errors', 'domain', 'texts', 'payload', 'events', 'http', 'services'],
  ui: ['lib'],
  outcome: ['lib', 'errors', 'domain', 'texts', 'payload', 'events', 'services', 'store', 'ui'],
  'ui/listing': [
    'lib',
    'errors',
    'domain',
    'texts',
    'payload',
    'events',
    'services',
    'store',
    'ui',
    'outcome',
    'product',
  ],
  product: ['lib', 'errors', 'domain', 'texts', 'payload', 'events', 'services', 'store', 'ui', 'outcome'],
  mount: ['lib', 'errors', 'domain', 'texts', 'payload', 'events', 'store'],
};

/** What a file of an island may import of src/; of src/mount only the two files of types. */
export const WIDGET_LAYERS: readonly string[] = [
  'lib',
  'errors',
  'domain',
  'texts',
  'payload',
  'events',
  'services',
  'store',
  'ui',
  'outcome',
  'ui/listing',
  'product',
];

/** What to do instead of importing from a folder that lies above or beside. */
export const INSTEAD: Readonly<Record<string, string>> = {
  domain: 'pass the value in as an argument, or move what both need to src/lib',
  texts: 'take the text as an argument or prop',
  payload: 'take the value as an argument, typed by the fields that you read',
  events: 'return the outcome and let the caller emit the event',
  http: 'call a typed function of src/services',
  services: 'let a store action make the call, or take the function as an argument or prop',
  store: 'take the value as an argument or prop, and hand changes out by a callback',
  ui: 'keep this free of interface; islands wire the parts of src/ui',
  outcome: 'take the element as a prop; src/outcome knows the store',
  'ui/listing':
    'what knows no listing belongs elsewhere in src/ui; an island composes the parts of src/ui/listing',
  product:
    'what knows no product belongs into src/store or src/ui; an island composes the parts of src/product',
  mount: 'emit an event; src/mount listens',
};
