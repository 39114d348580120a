import type { StoreApi } from 'zustand/vanilla';
import { whileUsed } from '../../lib/while-used.ts';
import type { Pigment } from '../../services/pigment.ts';
import { latestCall } from '../../store/reads/latest-call.ts';
import { retryWhenOnline } from '../../store/reads/retry-when-online.ts';
import { createProductScreen, type ProductWish } from './product-screen.ts';
import type { ProductState } from './product-state.ts';

/** Owner of a product and its current industry. */
export interface ProductOwner {
  state: StoreApi<ProductState>;
  /** Loads the product unless it is loaded or loading. Returns a function that ends the request. */
  want(wish: ProductWish): () => void;
  /** Shows the product for another industry; until that is loaded, and if it fails, the current one stays. */
  choose(industry: string): void;
  /** Repeats the failed call. */
  retry(): void;
}

/** What the owner needs from the page. */
export interface ProductSource {
  load(industry: string | null, signal: AbortSignal): Promise<Pigment>;
  /** Identifies the viewer and their rights; empty for visitors. */
  viewer(): string;
  watchViewer(listener: () => void): () => void;
  /** Called when the product is shown for an industry, or to another viewer. */
  onShown(product: Pigment): void;
}

/** Creates the owner of a product, which decides when it is loaded, for which industry and for whom. */
export function createProduct(source: ProductSource): ProductOwner {
  const screen = createProductScreen();
  const { state } = screen;
  /** The viewer for whom the product on screen was loaded. */
  let viewer = source.viewer();
  let attempts = 0;
  let stopRetry = () => {};

  const call = latestCall<Pigment>(
    (product) => {
      attempts = 0;
      screen.show(product);
      source.onShown(product);
    },
    (failure) => {
      screen.fail(failure);
      if (failure.isUnreached) stopRetry = retryWhenOnline(attempts++, load);
    },
  );
  const load = () => {
    stopRetry();
    screen.load();
    call.start((signal) => source.load(state.getState().asked, signal));
  };
  const abort = () => {
    stopRetry();
    call.abort();
  };

  const followViewer = () => {
    const next = source.viewer();
    if (next === viewer) return;
    // What a visitor sees is public.
    if (viewer !== '') screen.reduce();
    viewer = next;
    if (state.getState().status === 'waiting') return;
    state.setState({ failure: null });
    load();
  };
  /** History navigation may change the industry. */
  const followAddress = () => {
    if (screen.follow()) load();
  };
  const begin = (wish: ProductWish) => {
    const { product, status } = state.getState();
    if (product) followViewer();
    else viewer = source.viewer();
    if (call.isRunning()) return;
    const isBegun = product || status === 'failed';
    if (isBegun ? status !== 'ready' : screen.begin(wish)) load();
  };
  const end = () => {
    const wasRunning = call.isRunning();
    abort();
    if (wasRunning || !state.getState().product) screen.giveUp();
  };

  return {
    state,
    want: whileUsed((wish: ProductWish) => {
      addEventListener('popstate', followAddress);
      const stopWatching = source.watchViewer(followViewer);
      begin(wish);
      return () => {
        removeEventListener('popstate', followAddress);
        stopWatching();
        end();
      };
    }),
    choose(industry) {
      if (screen.choose(industry)) load();
      else abort();
    },
    retry() {
      if (!call.isRunning() && state.getState().failure) load();
    },
  };
}
