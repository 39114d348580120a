import { expect, it } from 'vitest';
import { withoutTags } from '../../../../demo/server/catalogue/without-tags.ts';

it('leaves the words of a text and nothing of its markup', () => {
  expect(withoutTags('<p>One</p><p>two</p><script>window.x = 1</script>')).toBe('One  two');
});
