import type { ServiceError } from '../../errors/service-error.ts';
import type { Pigment } from '../../services/pigment.ts';

/** What a page knows of one product. */
export interface ProductState {
  /**
   * - `waiting`: an industry has to be chosen before anything is loaded
   * - `loading`: nothing to show yet
   * - `ready`: `product` is shown; `failure` says why another industry could not be
   * - `refreshing`: `product` is shown while it is loaded for another industry or user
   * - `failed`: nothing to show, for the reason in `failure`
   */
  status: 'waiting' | 'loading' | 'ready' | 'refreshing' | 'failed';
  product: Pigment | null;
  /** Code of the industry asked for; not that of `product` while it is loading, or after it has failed. */
  asked: string | null;
  /** The visitor has to choose the industry, or to confirm the only one (spec P§2, decision B6). */
  asks: boolean;
  /** Stays while the same is tried again, so that nothing moves under the pointer. */
  failure: ServiceError | null;
}

/** The state before anyone has asked for the product. */
export const UNKNOWN_PRODUCT: ProductState = {
  status: 'loading',
  product: null,
  asked: null,
  asks: false,
  failure: null,
};
