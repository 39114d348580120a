import { beforeEach, describe, expect, it } from 'vitest';
import { answered, goTo, hits } from '../fake-source.ts';

beforeEach(() => history.replaceState(null, '', '/products'));

describe('another user', () => {
  it('asks anew; what a visitor sees stays until then', async () => {
    const { asked, become, state } = await answered();
    const before = asked.length;
    await become('u-1 validated');
    expect(asked).toHaveLength(before + 1);
    expect(state()).toMatchObject({ loading: 'answer', answer: { total: 60 } });
  });

  it('sees nothing of what the one before saw', async () => {
    const { become, latest, listing, state } = await answered({}, { viewer: 'u-1 internal' });
    listing.toggle('c', 'red');
    await latest().answer({ total: 5, hits: hits(5) });
    await become('');
    expect(state()).toMatchObject({ answer: undefined, loading: 'answer', facets: [] });
    await latest().answer({ total: 1 });
    await goTo('/products');
    expect(state().loading).toBe('answer');
  });
});
