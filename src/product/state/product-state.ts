import type { ServiceError } from '../../errors/service-error.ts';
import type { Pigment } from '../../services/pigment.ts';

/** State of a product on the page. */
export interface ProductState {
  /**
   * - `waiting`: an industry must be chosen before anything is loaded
   * - `loading`: nothing to show yet
   * - `ready`: `product` is shown; `failure` says why another industry failed to load
   * - `refreshing`: `product` is shown while it is loaded for another industry or user
   * - `failed`: nothing to show, for the reason in `failure`
   */
  status: 'waiting' | 'loading' | 'ready' | 'refreshing' | 'failed';
  product: Pigment | null;
  /** Code of the requested industry; differs from that of `product` while loading, or after a failure. */
  asked: string | null;
  /** The visitor must choose the industry, or confirm the only one (spec P§2, decision B6). */
  asks: boolean;
  /** Kept during a retry, so that nothing moves under the pointer. */
  failure: ServiceError | null;
}

/** State before the first request. */
export const UNKNOWN_PRODUCT: ProductState = {
  status: 'loading',
  product: null,
  asked: null,
  asks: false,
  failure: null,
};
