import { createStore, type StoreApi } from 'zustand/vanilla';
import { chooseIndustry } from '../../domain/industry/choose-industry.ts';
import type { ServiceError } from '../../errors/service-error.ts';
import type { Pigment } from '../../services/pigment.ts';
import { failureOf } from '../failure-of.ts';
import { retryWhenOnline } from '../retry-when-online.ts';
import { readIndustry, writeIndustry } from './industry-address.ts';
import { type ProductState, UNKNOWN_PRODUCT } from './product-state.ts';
import { publicPart } from './public-part.ts';

/** What an island says as it asks for the product. */
export interface ProductWish {
  /** Code of the industry to begin with; that of the address by default. */
  industry?: string | undefined;
  /** Codes of the product's industries, of an island that lets one choose: without an industry it waits for that. */
  industries?: readonly string[] | undefined;
}

/** The one owner of a product and of the industry that it is shown for. */
export interface ProductOwner {
  state: StoreApi<ProductState>;
  /** Loads the product unless it is there or under way. Returns the end of the wish. */
  want(wish: ProductWish): () => void;
  /** Shows the product for another industry; until that is loaded, and if it fails, the present one stays. */
  choose(industry: string): void;
  /** Makes the call that has failed again. */
  retry(): void;
}

/** What the owner takes from the page. */
export interface ProductSource {
  load(industry: string | null, signal: AbortSignal): Promise<Pigment>;
  /** Identifies who looks at the page, with their rights; empty for visitors. */
  viewer(): string;
  watchViewer(listener: () => void): () => void;
  /** Called as the product is shown for an industry or for another viewer. */
  onShown(product: Pigment): void;
}

/** Makes the owner of a product. The latest of several loads wins; a load that nobody waits for is aborted. */
export function createProduct(source: ProductSource): ProductOwner {
  const state = createStore<ProductState>()(() => UNKNOWN_PRODUCT);
  let readers = 0;
  let running: AbortController | undefined;
  /** Whom the product on screen was loaded for. */
  let viewer = source.viewer();
  /** The product on screen is only what its next viewer may see for certain. */
  let isPartial = false;
  /** The industry asked for is the visitor's choice, which belongs into the address. */
  let isChoice = false;
  /** The industry that the page named, to begin with. */
  let prop: string | undefined;
  let attempts = 0;
  let stops: (() => void)[] = [];
  let stopRetry = () => {};

  const load = async () => {
    abort();
    const controller = new AbortController();
    running = controller;
    const { product, asked } = state.getState();
    state.setState({ status: product ? 'refreshing' : 'loading' });
    const outcome = await source.load(asked, controller.signal).then(
      (loaded) => ({ loaded }),
      (error) => ({ failure: failureOf(error) }),
    );
    if (running !== controller) return;
    running = undefined;
    if ('loaded' in outcome) show(outcome.loaded);
    else fail(outcome.failure);
  };
  const show = (product: Pigment) => {
    isPartial = false;
    attempts = 0;
    const { asks } = chooseIndustry({ industries: product.industries, prop, query: readIndustry() });
    state.setState({ status: 'ready', product, asks: asks && !isChoice, failure: null });
    if (isChoice && product.industry !== null) writeIndustry(product.industry);
    isChoice = false;
    source.onShown(product);
  };
  const fail = (failure: ServiceError) => {
    const isOffline = failure.kind === 'offline';
    // What the next viewer may not see at all must go.
    const product = isPartial && !isOffline ? null : state.getState().product;
    state.setState({ status: product ? 'ready' : 'failed', product, failure });
    if (isOffline && (isPartial || !product)) stopRetry = retryWhenOnline(attempts++, load);
  };
  const abort = () => {
    stopRetry();
    running?.abort();
    running = undefined;
  };

  const followViewer = () => {
    const next = source.viewer();
    if (next === viewer) return;
    const { product, status } = state.getState();
    // What a visitor sees, everyone may.
    if (viewer !== '' && product) {
      isPartial = true;
      isChoice = false;
      state.setState({ product: publicPart(product), asked: product.industry });
    }
    viewer = next;
    if (status === 'waiting') return;
    state.setState({ failure: null });
    load();
  };
  /** Moving through the history may lead to another industry. */
  const followAddress = () => {
    const { product, asked } = state.getState();
    const industry = readIndustry();
    if (!industry || industry === asked || !product?.industries.includes(industry)) return;
    isChoice = false;
    state.setState({ asked: industry, failure: null });
    load();
  };
  const begin = ({ industry, industries }: ProductWish) => {
    const { product, status } = state.getState();
    if (product || status === 'failed') {
      if (status !== 'ready') load();
      return;
    }
    prop = industry;
    const { industry: asked, asks } = chooseIndustry({ industries, prop, query: readIndustry() });
    state.setState({ asked, asks, failure: null });
    if (asks && asked === null) state.setState({ status: 'waiting' });
    else load();
  };
  const end = () => {
    readers -= 1;
    if (readers > 0) return;
    for (const stop of stops) stop();
    const { product } = state.getState();
    const wasRunning = running !== undefined;
    abort();
    if (!product) state.setState(UNKNOWN_PRODUCT);
    else if (wasRunning)
      state.setState({ status: isPartial ? 'refreshing' : 'ready', asked: product.industry });
  };

  return {
    state,
    want(wish) {
      readers += 1;
      if (readers === 1) {
        addEventListener('popstate', followAddress);
        stops = [source.watchViewer(followViewer), () => removeEventListener('popstate', followAddress)];
        if (state.getState().product) followViewer();
        else viewer = source.viewer();
        if (!running) begin(wish);
      }
      let isOver = false;
      return () => {
        if (!isOver) end();
        isOver = true;
      };
    },
    choose(industry) {
      const { product } = state.getState();
      state.setState({ asked: industry, asks: false, failure: null });
      isChoice = true;
      if (isPartial || product?.industry !== industry) {
        load();
        return;
      }
      abort();
      state.setState({ status: 'ready' });
      isChoice = false;
      writeIndustry(industry);
    },
    retry() {
      if (!running && state.getState().failure) load();
    },
  };
}
