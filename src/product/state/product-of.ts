import { userStatus } from '../../domain/user/user-status.ts';
import type { Page } from '../../store/hooks.ts';
import { ofStore } from '../../store/of-store.ts';
import { httpContextOf } from '../../store/reads/http-context.ts';
import { loadService } from '../../store/reads/load-service.ts';
import { takeServed } from '../../store/reads/served-answer.ts';
import type { State } from '../../store/state.ts';
import { createProduct, type ProductOwner } from './create-product.ts';
import { servedQuery } from './served-query.ts';

const ownersOf = ofStore(() => new Map<string, ProductOwner>());

/**
 * The owner of a product, shared by all islands of the page.
 *
 * @param productId id or prd
 */
export function productOf(page: Pick<Page, 'store' | 'bus'>, productId: string): ProductOwner {
  const owners = ownersOf(page.store);
  const present = owners.get(productId);
  if (present) return present;
  const made = makeOwner(page, productId);
  owners.set(productId, made);
  return made;
}

function makeOwner({ store, bus }: Pick<Page, 'store' | 'bus'>, productId: string): ProductOwner {
  const http = httpContextOf(store);
  return createProduct({
    async load(industry, signal) {
      const { readPigment, servedPigment } = await loadService(() => import('../../services/pigment.ts'));
      const served = takeServed(store, 'product', servedQuery(productId, industry));
      return servedPigment(served, industry) ?? readPigment(http, { productId, industry }, signal);
    },
    viewer: () => viewerIn(store.getState()),
    watchViewer: (listener) =>
      store.subscribe((now, before) => {
        if (viewerIn(now) !== viewerIn(before)) listener();
      }),
    onShown: ({ id, prd, industry }) => bus.emit('product:shown', { id, prd, industry }),
  });
}

/** The viewer and their rights, since the user may be validated meanwhile. */
function viewerIn({ user }: State): string {
  return user ? `${user.userId} ${userStatus(user)}` : '';
}
