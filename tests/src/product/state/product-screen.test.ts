import { afterEach, expect, it } from 'vitest';
import { ServiceError } from '../../../../src/errors/service-error.ts';
import { createProductScreen } from '../../../../src/product/state/product-screen.ts';
import { fakePigment } from './fake-pigment.ts';

const offline = new ServiceError({ kind: 'offline' });
const gone = new ServiceError({ kind: 'http', status: 404 });

function setUp(search = '?i=coatings') {
  history.replaceState(null, '', `/product/p-0147${search}`);
  const screen = createProductScreen();
  return { screen, state: () => screen.state.getState() };
}

afterEach(() => history.replaceState(null, '', '/'));

it('begins with the industry of the address, and waits for a choice where there is none', () => {
  const named = setUp();
  expect(named.screen.begin({ industries: ['coatings', 'plastics'] })).toBe(true);
  expect(named.state()).toMatchObject({ status: 'loading', asked: 'coatings' });
  const unnamed = setUp('');
  expect(unnamed.screen.begin({ industries: ['coatings', 'plastics'] })).toBe(false);
  expect(unnamed.state()).toMatchObject({ status: 'waiting', asked: null, asks: true });
});

it('writes a choice into the address once the product is shown for it', () => {
  const { screen, state } = setUp();
  screen.show(fakePigment({ industry: 'coatings' }));
  expect(screen.choose('plastics')).toBe(true);
  screen.load();
  expect(state()).toMatchObject({ status: 'refreshing', asked: 'plastics' });
  expect(location.search).toBe('?i=coatings');
  screen.show(fakePigment({ industry: 'plastics' }));
  expect(location.search).toBe('?i=plastics');
});

it('needs no call for the industry that is on screen', () => {
  const { screen, state } = setUp('');
  screen.show(fakePigment({ industry: 'coatings' }));
  expect(screen.choose('coatings')).toBe(false);
  expect(state().status).toBe('ready');
  expect(location.search).toBe('?i=coatings');
});

it('follows the address to another industry of the product only', () => {
  const { screen, state } = setUp();
  screen.begin({});
  screen.show(fakePigment({ industry: 'coatings' }));
  expect(screen.follow()).toBe(false);
  history.replaceState(null, '', '?i=unknown');
  expect(screen.follow()).toBe(false);
  history.replaceState(null, '', '?i=plastics');
  expect(screen.follow()).toBe(true);
  expect(state().asked).toBe('plastics');
});

it('keeps the product on screen after a failed switch', () => {
  const { screen, state } = setUp();
  screen.show(fakePigment({ industry: 'coatings' }));
  screen.choose('plastics');
  screen.fail(gone);
  expect(state()).toMatchObject({ status: 'ready', failure: gone, product: { industry: 'coatings' } });
});

it('keeps a reduced product while offline, and removes it once the service has refused', () => {
  const { screen, state } = setUp();
  screen.show(fakePigment({ industry: 'coatings' }));
  screen.reduce();
  expect(state().product).toMatchObject({ fields: {} });
  screen.fail(offline);
  expect(state()).toMatchObject({ status: 'ready', product: { fields: {} } });
  screen.fail(gone);
  expect(state()).toMatchObject({ status: 'failed', product: null, failure: gone });
});

it('goes back to the product on screen, or to nothing', () => {
  const { screen, state } = setUp();
  screen.begin({});
  screen.giveUp();
  expect(state()).toMatchObject({ status: 'loading', asked: null });
  screen.show(fakePigment({ industry: 'coatings' }));
  screen.choose('plastics');
  screen.load();
  screen.giveUp();
  expect(state()).toMatchObject({ status: 'ready', asked: 'coatings' });
});
