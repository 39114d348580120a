import type { Perspective } from '../../src/domain/catalog/catalog.ts';
import { useTexts } from '../../src/store/hooks.ts';
import { catalogsTexts } from '../../src/texts/catalogs.ts';

interface PerspectiveSwitchProps {
  value: Perspective;
  onChange: (perspective: Perspective) => void;
}

const PERSPECTIVES: readonly Perspective[] = ['internal', 'customer'];

/** As whom internal users look at catalogues. It changes the view, and no rights. */
export function PerspectiveSwitch({ value, onChange }: PerspectiveSwitchProps) {
  const text = useTexts(catalogsTexts);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={text('catalogs.perspective')} className="ce-perspective">
      {PERSPECTIVES.map((each) => (
        <button key={each} type="button" aria-pressed={each === value} onClick={() => onChange(each)}>
          {text(`catalogs.perspective.${each}`)}
        </button>
      ))}
    </div>
  );
}
