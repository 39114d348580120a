import type { HttpContext } from '../http/http-context.ts';
import type { Product } from '../services/products.ts';
import { useShared } from './hooks.ts';
import { loadService } from './load-service.ts';
import { type Read, useRead } from './useRead.ts';

/** Which products are read. */
export interface WantedProducts {
  /** Code; its fields are laid over the products' own. */
  industry: string;
  uids: readonly string[];
}

/** Products with the fields of one industry, in the order asked for; those that do not exist are missing. */
export function useProducts({ industry, uids }: WantedProducts): Read<Product[]> {
  const userId = useShared((state) => state.user?.userId);
  return useRead(JSON.stringify(['products', userId, industry, uids]), (http, signal) =>
    readAll(http, { industry, uids }, signal),
  );
}

/** One call; a second one where some of the products are image stacks, which are asked for apart. */
async function readAll(
  http: HttpContext,
  { industry, uids }: WantedProducts,
  signal: AbortSignal,
): Promise<Product[]> {
  const { readProducts } = await loadService(() => import('../services/products.ts'));
  const isStack = (uid: string) => uid.startsWith('imageStacks::');
  const parts = [uids.filter((uid) => !isStack(uid)), uids.filter(isStack)];
  const answers = await Promise.all(
    parts.map((part, at) =>
      part.length > 0 ? readProducts(http, { uids: part, industry, stacks: at === 1 }, signal) : [],
    ),
  );
  const found = answers.flat();
  return uids.flatMap((uid) => found.find((product) => product.uid === uid) ?? []);
}
