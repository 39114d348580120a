import type { ReactNode } from 'react';
import { ReadFailed } from '../../../outcome/ReadFailed.tsx';
import type { Pigment } from '../../../services/pigment.ts';
import { useTexts } from '../../../store/hooks.ts';
import { useFieldManifest, useTechnicalEntries } from '../../../store/reads/useFieldManifest.ts';
import { usePending } from '../../../ui/base/pending.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { CodeText } from '../../../ui/content/CodeText.tsx';
import { mainColors } from '../../rules/colors/main-colors.ts';
import { leadOf } from '../../rules/fields/choose-description.ts';
import type { ShownProduct } from '../../state/useProduct.ts';
import { productTexts } from '../../texts/product.ts';
import { IndustryPick } from '../industry/IndustryPick.tsx';
import { ColorCard } from './ColorCard.tsx';
import { Eyebrow } from './Eyebrow.tsx';
import { HeaderFacts } from './HeaderFacts.tsx';
import { HeaderFactsSkeleton } from './HeaderFactsSkeleton.tsx';
import { Lead } from './Lead.tsx';
import { ProductBanners } from './ProductBanners.tsx';
import css from './product-head.css';

export interface ProductHeadProps {
  shown: ShownProduct;
  product: Pigment;
  industries: readonly string[] | undefined;
  /** Address of a product's page, with `{id}` in it. */
  productPage: string;
  /** Buttons of the product. */
  actions?: ReactNode;
  /** Below the facts, such as further actions. */
  children?: ReactNode;
}

/** The head of a product's page: colour, name, industry and ten facts (spec P§2). */
export function ProductHead(props: ProductHeadProps) {
  const { shown, product, industries, productPage, actions, children } = props;
  useStyles(css);
  const text = useTexts(productTexts);
  const { entries, technicalEntries, isWaiting, read } = useHeadReads();
  const colors = mainColors(product.technicalProperties, technicalEntries);
  const title = technicalEntries.find(
    ({ catalogue, code }) => catalogue === 'medium' && code === colors?.medium,
  )?.title;
  const medium = colors && title !== undefined ? { code: colors.medium, title } : undefined;
  const isBusy = shown.status === 'refreshing';
  const lead = leadOf(product.fields);
  return (
    <div
      className="ce-product-head"
      data-busy={isBusy || undefined}
      data-waiting={isWaiting || undefined}
      aria-busy={isWaiting}
    >
      <ColorCard product={product} colors={colors} medium={medium?.title} />
      <div className="ce-stack ce-gap-4">
        <ProductBanners product={product} productPage={productPage} />
        <div>
          <Eyebrow product={product} manifest={entries} />
          <h1 className="ce-product-head__name" tabIndex={-1}>
            <CodeText>{product.product_name}</CodeText>
          </h1>
        </div>
        {lead && <Lead>{lead}</Lead>}
        <IndustryPick shown={shown} industries={industries} />
        {actions}
        {isWaiting ? (
          <HeaderFactsSkeleton product={product} />
        ) : (
          <HeaderFacts {...{ product, technicalEntries, medium, isBusy }} manifest={entries ?? []} />
        )}
        <ReadFailed variant="line" read={read} words={{ title: text('product.facts.failed') }} live={false} />
        {children}
      </div>
    </div>
  );
}

/** The manifest and the technical entries that name what the head shows, as one read. */
function useHeadReads() {
  const manifest = useFieldManifest();
  const technical = useTechnicalEntries();
  const isWaiting = [manifest, technical].some(isLoading);
  usePending(isWaiting);
  const failed = [manifest, technical].filter(({ failure }) => failure);
  const isTriedAgain = failed.some(({ status }) => status === 'loading');
  return {
    /** `null` until they are known. */
    entries: isLoading(manifest) ? null : manifest.status === 'ready' ? manifest.value : [],
    technicalEntries: technical.status === 'ready' ? technical.value : [],
    isWaiting,
    read: {
      failure: failed[0]?.failure,
      status: isTriedAgain ? 'loading' : 'failed',
      retry: () => failed.map(({ retry }) => retry()),
    } as const,
  };
}

function isLoading({
  status,
  failure,
}: Pick<ReturnType<typeof useFieldManifest>, 'status' | 'failure'>): boolean {
  return status === 'loading' && !failure;
}
