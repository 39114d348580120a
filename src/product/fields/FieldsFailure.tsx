import type { FieldEntry } from '../../domain/fields/field-entry.ts';
import { useTexts } from '../../store/hooks.ts';
import type { Read } from '../../store/useRead.ts';
import { failureTexts, readFailureText } from '../../texts/failures.ts';
import { productFieldTexts } from '../../texts/product-fields.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Alert } from '../../ui/message/Alert.tsx';

/** Says that the catalogue of fields could not be loaded, and offers to try again. */
export function FieldsFailure({ manifest }: { manifest: Read<FieldEntry[]> }) {
  const text = useTexts(productFieldTexts);
  const failures = useTexts(failureTexts);
  if (manifest.status !== 'failed') return null;
  return (
    <Alert
      tone="error"
      title={text('productFields.failed')}
      actions={
        <Button size="small" onClick={manifest.retry}>
          {text('productFields.retry')}
        </Button>
      }
    >
      {manifest.failure.serverMessage ?? readFailureText(manifest.failure, failures)}
    </Alert>
  );
}
