import { pageUrl } from '../../../lib/address/page-address.ts';
import type { Pigment } from '../../../services/pigment.ts';
import { useShared, useTexts } from '../../../store/hooks.ts';
import { Link } from '../../../ui/action/Link.tsx';
import { productFieldTexts } from '../../texts/product-fields.ts';
import { subjectOf } from '../requests/subject.ts';

/** Offers a regulatory document to users who may request one; without that overlay, links to the contacts. */
export function StatementNote({ product }: { product: Pigment }) {
  const text = useTexts(productFieldTexts);
  const canRequest = useShared(({ user }) => user?.canRequestRegulatoryDocument ?? false);
  if (!canRequest || !product.prd) return null;
  return (
    <p className="ce-field-groups__note ce-meta">
      {text('productFields.statements')}{' '}
      <Link
        href={new URL('#contact', pageUrl()).href}
        data-ce-open="regulatory-request"
        data-ce-props={JSON.stringify(subjectOf(product))}
      >
        {text('productFields.statements.request')}
      </Link>
    </p>
  );
}
