import { expect, test } from 'vitest';
import { changedFields, mergeRecord } from '../../../../src/domain/merge/merge-record.ts';
import { mergeSet } from '../../../../src/domain/merge/merge-set.ts';

interface Profile {
  name: string;
  company?: string;
  industries: readonly string[];
}

const base: Profile = { name: 'Ann', company: 'Old', industries: ['a', 'b'] };

test('only changed fields count as changes; the order of a list is none', () => {
  expect(changedFields(base, { ...base, industries: ['b', 'a'] })).toEqual({});
  expect(changedFields(base, { ...base, company: 'New' })).toEqual({ company: 'New' });
});

test('each side keeps the fields that it has changed', () => {
  const merged = mergeRecord(base, { ...base, company: 'New' }, { ...base, name: 'Anna' });
  expect(merged).toEqual({ ...base, name: 'Anna', company: 'New' });
});

test('where both have changed a field, mine counts, unless it is merged itself', () => {
  const [mine, theirs] = [
    { ...base, name: 'Anna', industries: ['a', 'c'] },
    { ...base, name: 'Anne', industries: ['a', 'b', 'd'] },
  ];
  expect(mergeRecord(base, mine, theirs)).toEqual(mine);
  expect(mergeRecord<Profile>(base, mine, theirs, { industries: mergeSet })).toEqual({
    name: 'Anna',
    company: 'Old',
    industries: ['a', 'd', 'c'],
  });
});
