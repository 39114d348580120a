import { expect, test } from 'vitest';
import type { MenuItem } from '../../../../src/domain/menu/menu-item.ts';
import { visibleMenu } from '../../../../src/domain/menu/visible-menu.ts';
import type { TrackingStatus } from '../../../../src/domain/user/user-status.ts';

const item = (id: string, more: Partial<MenuItem> = {}): MenuItem => ({
  id,
  menuTitle: id,
  link: `/${id}`,
  ...more,
});
const ids = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ id, children = [] }) => [id, ...ids(children)]);

const menu = [
  item('open'),
  item('none', { accessRestriction: 'none' }),
  item('sheets'),
  item('customers', { accessRestriction: 'validated_users' }),
  item('staff', { accessRestriction: 'internal_users' }),
];

test.each<[TrackingStatus, string]>([
  ['public', 'open none'],
  ['public-registered', 'open none sheets'],
  ['validated', 'open none sheets customers'],
  ['internal', 'open none sheets customers staff'],
])('shows viewers of the status %s the items %s', (status, seen) => {
  expect(ids(visibleMenu(menu, { status, user: null, links: { productSheetsPage: '/sheets' } }))).toEqual(
    seen.split(' '),
  );
});

test('a page without a product-sheets page hides no item', () => {
  expect(ids(visibleMenu(menu, { status: 'public', user: null }))).toContain('sheets');
});

test.each(['/sheets/', '/sheets?tab=all', '/sheets#top', '/sheets/?tab=mysheets'])(
  'visitors do not see %s, the product-sheets page too',
  (link) => {
    const viewer = { status: 'public', user: null, links: { productSheetsPage: '/sheets' } } as const;
    expect(visibleMenu([item('sheets', { link })], viewer)).toEqual([]);
  },
);

test.each(['/sheets-archive', '/products/sheets', ''])('shows visitors an item with the link %j', (link) => {
  const viewer = { status: 'public', user: null, links: { productSheetsPage: '/sheets' } } as const;
  expect(visibleMenu([item('other', { link, children: [item('below')] })], viewer)).toHaveLength(1);
});

test.each([
  [['internal'], []],
  [['internal', 'competitor-viewer'], ['competitors']],
  [['admin'], ['competitors']],
])('who has the roles %j sees of the competitor search: %j', (roles, seen) => {
  const user = { tokenPayload: { roles } };
  const links = { competitorSearch: '/competitors' };
  const tree = [item('competitors', { link: '/competitors?q=red' })];
  expect(ids(visibleMenu(tree, { status: 'internal', user, links }))).toEqual(seen);
});

test('the rule holds on every level', () => {
  const tree = [
    item('a', { children: [item('b', { children: [item('c', { accessRestriction: 'internal_users' })] })] }),
  ];
  expect(ids(visibleMenu(tree, { status: 'validated', user: null }))).toEqual(['a', 'b']);
  expect(ids(visibleMenu(tree, { status: 'internal', user: null }))).toEqual(['a', 'b', 'c']);
});

test('children go with a parent that may not be seen', () => {
  const tree = [item('staff', { accessRestriction: 'internal_users', children: [item('open')] })];
  expect(visibleMenu(tree, { status: 'validated', user: null })).toEqual([]);
});

test('a heading without a link goes with the last of its children', () => {
  const staff = item('staff', { accessRestriction: 'internal_users' });
  expect(
    visibleMenu([item('heading', { link: '', children: [staff] })], { status: 'public', user: null }),
  ).toEqual([]);
  expect(visibleMenu([item('page', { children: [staff] })], { status: 'public', user: null })).toHaveLength(
    1,
  );
});

test('the menu given is left as it is', () => {
  const tree = [item('a', { children: [item('staff', { accessRestriction: 'internal_users' })] })];
  visibleMenu(tree, { status: 'public', user: null });
  expect(ids(tree)).toEqual(['a', 'staff']);
});
