import { afterEach, expect, it, vi } from 'vitest';
import {
  dropDraft,
  dropOtherDrafts,
  handOnDrafts,
  hasDraft,
  keepDraft,
  readDraft,
} from '../../../../src/lib/storage/draft.ts';

const like = { name: '', isWanted: false, colours: ['red'] };

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('keeps what was typed, until it is dropped', () => {
  keepDraft('u-1/personal', { name: 'Ada', colours: [] });
  expect(readDraft('u-1/personal', like)).toEqual({ name: 'Ada', colours: [] });
  expect([hasDraft('u-1/personal'), hasDraft('u-1/email')]).toEqual([true, false]);
  dropDraft('u-1/personal');
  expect(hasDraft('u-1/personal')).toBe(false);
  expect(readDraft('u-1/personal', like)).toEqual({});
});

it('hands drafts on with their marks, unless there is one already', () => {
  keepDraft('visitor/contact', { name: 'Ada' });
  keepDraft('visitor/contact#sending', {});
  handOnDrafts('visitor/', 'u-1/');
  expect(readDraft('u-1/contact', like)).toEqual({ name: 'Ada' });
  expect(hasDraft('u-1/contact#sending')).toBe(true);
  expect(hasDraft('visitor/contact')).toBe(false);
  keepDraft('visitor/contact', { name: 'Grace' });
  handOnDrafts('visitor/', 'u-1/');
  expect(readDraft('u-1/contact', like)).toEqual({ name: 'Ada' });
  expect(hasDraft('visitor/contact')).toBe(false);
});

it.each([
  [{ value: 'other', customInput: 'Ships' }, true],
  [{ value: 7 }, false],
  [null, false],
  ['plastics', false],
])('a choice with words of its own is kept as such: %j', (industry, isKept) => {
  keepDraft('visitor/contact', { industry });
  expect(readDraft('visitor/contact', { industry: { value: '' } })).toEqual(isKept ? { industry } : {});
});

it.each([
  { name: 7, isWanted: 'yes', colours: 'red' },
  { colours: [1] },
  { unknown: 'x' },
  ['Ada'],
  null as unknown as object,
])('leaves out what does not look like the form: %j', (kept) => {
  keepDraft('u-1/personal', kept);
  expect(readDraft('u-1/personal', like)).toEqual({});
});

it('takes anything else in the storage for no draft', () => {
  sessionStorage.setItem('ce-draft:u-1/personal', '{');
  expect(readDraft('u-1/personal', like)).toEqual({});
});

it('forgets the drafts of others', () => {
  keepDraft('u-1/personal', { name: 'Ada' });
  keepDraft('u-2/personal', { name: 'Ben' });
  sessionStorage.setItem('theirs', 'x');
  dropOtherDrafts('u-2/');
  expect(readDraft('u-1/personal', like)).toEqual({});
  expect(readDraft('u-2/personal', like)).toEqual({ name: 'Ben' });
  expect(sessionStorage.getItem('theirs')).toBe('x');
});

it('does without where storage is blocked', () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  keepDraft('u-1/personal', { name: 'Ada' });
  dropDraft('u-1/personal');
  dropOtherDrafts('u-1/');
  handOnDrafts('visitor/', 'u-1/');
  expect(readDraft('u-1/personal', like)).toEqual({});
});
