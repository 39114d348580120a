import type { Perspective } from '../../src/domain/catalog/catalog.ts';
import { useTexts } from '../../src/store/hooks.ts';
import { catalogsTexts } from '../../src/texts/catalogs.ts';
import { Choice } from '../../src/ui/action/Choice.tsx';

interface PerspectiveSwitchProps {
  value: Perspective;
  onChange: (perspective: Perspective) => void;
}

/** As whom internal users look at catalogues. It changes the view, and no rights. */
export function PerspectiveSwitch(props: PerspectiveSwitchProps) {
  const text = useTexts(catalogsTexts);
  return (
    <Choice
      {...props}
      label={text('catalogs.perspective')}
      options={[
        { value: 'internal', title: text('catalogs.perspective.internal') },
        { value: 'customer', title: text('catalogs.perspective.customer') },
      ]}
    />
  );
}
