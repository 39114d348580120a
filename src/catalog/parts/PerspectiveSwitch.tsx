import type { Perspective } from '../../domain/product/catalog.ts';
import { useTexts } from '../../store/hooks.ts';
import { Choice } from '../../ui/action/Choice.tsx';
import { catalogsTexts } from '../texts/catalogs.ts';

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
