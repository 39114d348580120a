import { productAddress } from '../../../src/domain/product/product-address.ts';
import type { LogEntry } from '../../../src/services/me.ts';
import { useShared, useTexts } from '../../../src/store/hooks.ts';
import { Link } from '../../../src/ui/action/Link.tsx';
import { profileTexts } from '../texts.ts';

interface Props {
  entry: LogEntry;
  /** Address of a product's page, with `{id}` in it. */
  productPage: string;
}

/** Name and product code of a requested sample, with a link to its product. */
export function SampleTitle({ entry, productPage }: Props) {
  const text = useTexts(profileTexts);
  const { search } = useShared((state) => state.payload.links) ?? {};
  const { prd, productId, productName } = entry;
  // The service may send no ids. A product without a name no longer exists.
  const found = productName && prd && search ? `${search}?${new URLSearchParams({ q: prd })}` : undefined;
  const address = productId ? productAddress(productPage, productId, null) : found;
  const article = `${text('profile.samples.product')} ${prd ?? text('profile.samples.unknown')}`;
  const title = productName ?? article;
  return (
    <div>
      {address ? <Link href={address}>{title}</Link> : title}
      {productName && <p className="ce-meta">{article}</p>}
    </div>
  );
}
