import { useTexts } from '../../../src/store/hooks.ts';
import { Alert } from '../../../src/ui/message/Alert.tsx';
import { colourTexts } from '../texts/colour-search.ts';

/**
 * Why a colour measured in another light is not compared, and what to do.
 *
 * @param measured in which light ours are, as a sentence
 */
export function LightNote({ measured }: { measured: string }) {
  const text = useTexts(colourTexts);
  return (
    <Alert tone="warning" title={measured}>
      {text('colour.light')}
    </Alert>
  );
}
