import type { HttpContext } from '../../http/http-context.ts';
import { leftOutOf, withLeftOut } from '../../lib/left-out.ts';
import type { Product } from '../../services/products.ts';
import { loadService } from '../../store/reads/load-service.ts';
import { defineRead } from '../../store/reads/reads.ts';
import { type Read, useRead } from '../../store/reads/useRead.ts';

const products = defineRead('products', ({ http, signal }, wanted: WantedProducts) =>
  readAll(http, wanted, signal),
);

/** The products to read. */
export interface WantedProducts {
  /** Industry code; its field values override the products' own. */
  industry: string;
  uids: readonly string[];
}

/** Products with the fields of an industry, in the requested order, without missing ones. The list knows what it left out. */
export function useProducts({ industry, uids }: WantedProducts): Read<Product[]> {
  return useRead(products({ industry, uids }));
}

/** One call, or a second one for image stacks, which are requested separately. */
async function readAll(
  http: HttpContext,
  { industry, uids }: WantedProducts,
  signal: AbortSignal,
): Promise<Product[]> {
  const { readProducts } = await loadService(() => import('../../services/products.ts'));
  const isStack = (uid: string) => uid.startsWith('imageStacks::');
  const groups = [uids.filter((uid) => !isStack(uid)), uids.filter(isStack)];
  const answers = await Promise.all(
    groups.map((group, at) =>
      group.length > 0 ? readProducts(http, { uids: group, industry, stacks: at === 1 }, signal) : [],
    ),
  );
  const found = answers.flat();
  const products = uids.flatMap((uid) => found.find((product) => product.uid === uid) ?? []);
  return withLeftOut(products, answers.flatMap(leftOutOf));
}
