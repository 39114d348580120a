import { formatDate } from '../../../src/domain/format/format-date.ts';
import { productAddress } from '../../../src/domain/product/product-address.ts';
import type { LogEntry } from '../../../src/services/me.ts';
import { useShared, useTexts } from '../../../src/store/hooks.ts';
import { Link } from '../../../src/ui/action/Link.tsx';
import { profileTexts } from '../texts.ts';
import { SampleDetails } from './SampleDetails.tsx';

interface Props {
  entries: readonly LogEntry[];
  /** Address of a product's page, with `{id}` in it. */
  productPage: string;
}

/** The requested samples, each with a link to its product and its details. */
export function SampleList({ entries, productPage }: Props) {
  const text = useTexts(profileTexts);
  const { search } = useShared((state) => state.payload.links) ?? {};
  const addressOf = ({ productId, productName, prd }: LogEntry) => {
    if (productId) return productAddress(productPage, productId, null);
    // The service may send no ids. A product without a name no longer exists.
    return productName && prd && search ? `${search}?${new URLSearchParams({ q: prd })}` : undefined;
  };

  return (
    <ul aria-label={text('profile.samples.list')}>
      {entries.map((entry) => {
        const { prd, productName, createdDate } = entry;
        const date = formatDate(createdDate);
        const article = `${text('profile.samples.product')} ${prd ?? text('profile.samples.unknown')}`;
        const title = productName ?? article;
        const address = addressOf(entry);
        return (
          <li key={`${prd} ${createdDate}`} className="ce-profile-entry">
            <div className="ce-profile-section__head ce-cluster ce-gap-4">
              <div>
                {address ? <Link href={address}>{title}</Link> : title}
                {productName && <p className="ce-meta">{article}</p>}
              </div>
              {date && (
                <span className="ce-meta ce-figure">
                  {text('profile.samples.date')} <time dateTime={createdDate}>{date}</time>
                </span>
              )}
            </div>
            <SampleDetails entry={entry} title={title} />
          </li>
        );
      })}
    </ul>
  );
}
