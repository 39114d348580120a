const GROUND = ['lib', 'errors', 'domain', 'texts', 'payload', 'events'];

/**
 * The layers of src/, which all features share, and what each may import besides itself (docs/architecture.md,
 * "Folders"). `ui` also takes types of `domain` and `errors`. A folder that is neither here nor in `FEATURES` may not exist.
 */
export const LAYERS: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  errors: [],
  domain: ['lib', 'errors'],
  texts: ['lib', 'errors'],
  payload: ['lib', 'errors', 'domain', 'texts'],
  events: ['lib', 'errors', 'domain', 'texts', 'payload'],
  http: GROUND,
  services: [...GROUND, 'http'],
  store: [...GROUND, 'http', 'services'],
  ui: ['lib'],
  outcome: [...GROUND, 'services', 'store', 'ui'],
  mount: [...GROUND, 'store'],
};

/** The features of src/, and those below each, whose rooms it may import. */
export const FEATURES: Readonly<Record<string, readonly string[]>> = {
  comparison: [],
  product: ['comparison'],
  listing: ['comparison', 'product'],
  catalog: ['comparison', 'product', 'listing'],
  account: ['comparison', 'product'],
};

/** What the files of a feature's room may import. */
export interface Room {
  layers: readonly string[];
  /** Rooms of the feature itself, and of the features below it. */
  rooms: readonly string[];
}

/** The rooms of a feature. An island that is a feature of its own has the same: `widgets/<name>/rules`. */
export const ROOMS: Readonly<Record<string, Room>> = {
  rules: { layers: ['lib', 'errors', 'domain'], rooms: ['rules'] },
  texts: { layers: ['texts'], rooms: ['texts'] },
  state: { layers: [...GROUND, 'http', 'services', 'store'], rooms: ['rules', 'texts', 'state'] },
  parts: {
    layers: [...GROUND, 'services', 'store', 'ui', 'outcome'],
    rooms: ['rules', 'texts', 'state', 'parts'],
  },
};

/** What an island may import of the layers; of src/mount only the two files of types. */
export const ISLAND_LAYERS: readonly string[] = ROOMS.parts?.layers ?? [];

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
  mount: 'emit an event; src/mount listens',
  rules: 'pass the value in as an argument, or move the rule to src/domain',
  state: 'take the value as an argument or prop, and hand changes out by a callback',
  parts: 'keep this free of interface; an island composes the parts',
};
