import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ServiceError } from '../../errors/service-error.ts';
import type { Pigment } from '../../services/pigment.ts';
import { chooseIndustry } from '../rules/choose-industry.ts';
import { readIndustry, writeIndustry } from './industry-address.ts';
import { type ProductState, UNKNOWN_PRODUCT } from './product-state.ts';
import { publicProduct } from './public-product.ts';

/** An island's request for the product. */
export interface ProductWish {
  /** Code of the initial industry; by default that of the address. */
  industry?: string | undefined;
  /** Codes of the product's industries, if the island has a chooser: without an industry it then waits for a choice. */
  industries?: readonly string[] | undefined;
}

/** State of a product on screen, changed by requests, choices and results. */
export interface ProductScreen {
  state: StoreApi<ProductState>;
  /** Starts with an industry. Returns whether to load; if not, the visitor must choose one. */
  begin(wish: ProductWish): boolean;
  /** Applies the visitor's choice and writes it to the address. Returns whether to load. */
  choose(industry: string): boolean;
  /** Requests the address's industry if it is another one of the product's. Returns whether to load. */
  follow(): boolean;
  /** Reduces the product to what the next viewer may certainly see. */
  reduce(): void;
  /** Reports that a call has started; the product on screen stays. */
  load(): void;
  show(product: Pigment): void;
  /** Reports a failed call; the product on screen stays, unless its next viewer may not see it. */
  fail(failure: ServiceError): void;
  /** Returns to the product on screen, if any, after an aborted call. */
  giveUp(): void;
}

/** Creates the state of a product. It reads and writes the address, but makes no calls. */
export function createProductScreen(): ProductScreen {
  const state = createStore<ProductState>()(() => UNKNOWN_PRODUCT);
  const get = state.getState;
  const set = (changes: Partial<ProductState>) => state.setState(changes);
  let isPartial = false;
  let isChoice = false;
  /** The initial industry that the page named. */
  let prop: string | undefined;

  return {
    state,
    begin({ industry, industries }) {
      prop = industry;
      const { industry: asked, asks } = chooseIndustry({ industries, prop, query: readIndustry() });
      const isWaiting = asks && asked === null;
      set({ asked, asks, failure: null, ...(isWaiting && { status: 'waiting' }) });
      return !isWaiting;
    },
    choose(industry) {
      set({ asked: industry, asks: false, failure: null });
      isChoice = isPartial || get().product?.industry !== industry;
      if (isChoice) return true;
      set({ status: 'ready' });
      writeIndustry(industry);
      return false;
    },
    follow() {
      const { product, asked } = get();
      const industry = readIndustry();
      if (!industry || industry === asked || !product?.industries.includes(industry)) return false;
      isChoice = false;
      set({ asked: industry, failure: null });
      return true;
    },
    reduce() {
      const { product } = get();
      if (!product) return;
      isPartial = true;
      isChoice = false;
      set({ product: publicProduct(product), asked: product.industry });
    },
    load: () => set({ status: get().product ? 'refreshing' : 'loading' }),
    show(product) {
      isPartial = false;
      const { asks } = chooseIndustry({ industries: product.industries, prop, query: readIndustry() });
      set({ status: 'ready', product, asks: asks && !isChoice, failure: null });
      if (isChoice && product.industry !== null) writeIndustry(product.industry);
      isChoice = false;
    },
    fail(failure) {
      // Remove what the next viewer may not see.
      const product = isPartial && !failure.isUnreached ? null : get().product;
      set({ status: product ? 'ready' : 'failed', product, failure });
    },
    giveUp() {
      const { product } = get();
      if (product) set({ status: isPartial ? 'refreshing' : 'ready', asked: product.industry });
      else set(UNKNOWN_PRODUCT);
    },
  };
}
