import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readIslands } from '../../../scripts/generate/read-islands.ts';
import { fieldsIn, payloadReads } from '../../support/payload-reads.ts';

/** Fields that are read on an island's behalf, before its own code is there. */
const READ_BEFORE: Readonly<Record<string, readonly string[]>> = {
  // The script tag opens it, unless the page forbids it, and records the choice.
  'cookie-modal': ['consent', 'declaredCookies', 'page'],
  // The script tag opens it, and the store keeps the message for it.
  login: ['showLogin'],
  // The store starts with them.
  notices: ['actionMessage', 'sessionMessage', 'user'],
  // The script tag remembers the check until a user is there.
  'changed-sheets-hint': ['checkSheets'],
};

/** Read from each payload, whichever islands there are. */
const OF_EACH_PAGE = ['version'];

test.each(await readIslands())(
  'the contract of $name names the payload fields that its code reads',
  (island) => {
    const { name, needs, reads = [] } = island;
    const files = globSync(`widgets/${name}/**/*.{ts,tsx}`).filter((file) => !file.endsWith('examples.ts'));
    const read = new Set([...payloadReads(files), ...(READ_BEFORE[name] ?? [])]);

    expect([...needs, ...reads].toSorted()).toEqual(
      [...read].filter((each) => !OF_EACH_PAGE.includes(each)).toSorted(),
    );
  },
);

test.each([
  ['a member of the payload', 'store.getState().payload.links?.login;', ['links']],
  ['a selection', 'useShared(({ payload }) => payload.industries);', ['industries']],
  [
    'a pattern',
    'const { links = {}, productKey } = useShared((state) => state.payload);',
    ['links', 'productKey'],
  ],
  ['a pattern within a pattern', 'useShared(({ payload: { texts } }) => texts);', ['texts']],
  ['the signed-in user', 'const { user } = store.getState();', ['user']],
  ['a parameter', 'function f({ services }: Pick<Payload, "services">) {}', ['services']],
  ['a call', "createHttp(http, 'user').get(path);", ['services']],
  ['a call that names the region', "createHttp(http, 'search').get(path);", ['requestRegion', 'services']],
  ['nothing in a field of the same name elsewhere', 'const { user } = props; props.links;', []],
])('it finds payload fields read by %s', (_, code, fields) => {
  expect([...fieldsIn('src/a.ts', code)].toSorted()).toEqual(fields);
});
