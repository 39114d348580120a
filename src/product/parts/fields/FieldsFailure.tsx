import type { FieldEntry } from '../../../domain/fields/field-entry.ts';
import { ReadFailed } from '../../../outcome/ReadFailed.tsx';
import { useTexts } from '../../../store/hooks.ts';
import type { Read } from '../../../store/reads/useRead.ts';
import { productFieldTexts } from '../../texts/product-fields.ts';

/** Says that the field manifest could not be loaded, and offers to try again. */
export function FieldsFailure({ manifest, live }: { manifest: Read<FieldEntry[]>; live: boolean }) {
  const text = useTexts(productFieldTexts);
  return <ReadFailed read={manifest} live={live} words={{ title: text('productFields.failed') }} />;
}
