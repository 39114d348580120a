import { createStore, type StoreApi } from 'zustand/vanilla';
import { chooseIndustry } from '../../domain/industry/choose-industry.ts';
import type { ServiceError } from '../../errors/service-error.ts';
import type { Pigment } from '../../services/pigment.ts';
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

/** What is on screen of a product, and what wishes, choices and outcomes of calls make of it. */
export interface ProductScreen {
  state: StoreApi<ProductState>;
  /** Begins with an industry. Returns whether to load; if not, the visitor has to choose one. */
  begin(wish: ProductWish): boolean;
  /** Takes the visitor's choice, which belongs in the address. Returns whether to load. */
  choose(industry: string): boolean;
  /** Asks for the industry of the address, if it is another one of the product's. Returns whether to load. */
  follow(): boolean;
  /** Reduces the product to what its next viewer may see for certain. */
  reduce(): void;
  /** Says that a call is on its way; the product on screen stays. */
  load(): void;
  show(product: Pigment): void;
  /** Says why the call has failed; the product on screen stays, unless its next viewer may not see it. */
  fail(failure: ServiceError): void;
  /** Goes back to the product on screen, if any, after a call that was aborted. */
  giveUp(): void;
}

/** Makes the state of a product. It knows the address, but makes no calls. */
export function createProductScreen(): ProductScreen {
  const state = createStore<ProductState>()(() => UNKNOWN_PRODUCT);
  const get = state.getState;
  const set = (changes: Partial<ProductState>) => state.setState(changes);
  let isPartial = false;
  let isChoice = false;
  /** The industry that the page named, to begin with. */
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
      set({ product: publicPart(product), asked: product.industry });
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
      // What the next viewer may not see at all must go.
      const product = isPartial && failure.kind !== 'offline' ? null : get().product;
      set({ status: product ? 'ready' : 'failed', product, failure });
    },
    giveUp() {
      const { product } = get();
      if (product) set({ status: isPartial ? 'refreshing' : 'ready', asked: product.industry });
      else set(UNKNOWN_PRODUCT);
    },
  };
}
