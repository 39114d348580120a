import { useRef } from 'react';
import { useTexts } from '../../../src/store/hooks.ts';
import { catalogTexts } from '../../../src/texts/catalog.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { downloadIcon } from '../../../src/ui/icon/download.ts';
import { PerspectiveSwitch } from '../PerspectiveSwitch.tsx';
import { Spine } from '../Spine.tsx';
import type { OwnPlace } from '../useCatalogPlace.ts';
import { useWholeCatalogs } from '../useWholeCatalogs.ts';
import { CatalogHeart } from './CatalogHeart.tsx';
import { CatalogTitle } from './CatalogTitle.tsx';
import { CustomersSpine } from './CustomersSpine.tsx';
import { useCatalogState, useOpenCatalog } from './draft-context.ts';
import { SaveState } from './SaveState.tsx';
import { Undo } from './Undo.tsx';
import { useExport } from './useExport.ts';

/** Title, state of saving, and what is done with the catalogue as a whole. */
export function CatalogHead({ place }: { place: OwnPlace }) {
  const { canChange, shown } = useOpenCatalog();
  const text = useTexts(catalogTexts);
  const saved = useCatalogState((state) => state.saved);
  const heading = useRef<HTMLHeadingElement>(null);
  const { isPreparing, exportPdf } = useExport(place.perspective);
  const whole = useWholeCatalogs(place);
  const { perspective } = place;
  const { customerCount } = saved;
  return (
    <header className="ce-own__head">
      <p className="ce-own__kind">{text(saved.isStandard ? 'catalog.standard' : 'catalog.own')}</p>
      <CatalogTitle headingRef={heading} />
      <div className="ce-own__actions">
        {canChange && <SaveState place={place} takeFocus={() => heading.current?.focus()} />}
        {canChange && <Undo />}
        <CatalogHeart />
        {!canChange && (
          <Button busy={whole.copying === saved.id} onClick={() => whole.copy(saved)}>
            {text('catalog.copy')}
          </Button>
        )}
        <Button variant="primary" icon={downloadIcon} busy={isPreparing} onClick={exportPdf}>
          {text('catalog.export')}
        </Button>
      </div>
      {shown === 'included' ? (
        <CustomersSpine id={saved.id} version={saved.version} />
      ) : (
        <Spine swatches={saved.swatches} className="ce-own__spine" />
      )}
      {perspective && (
        <div className="ce-own__view">
          <PerspectiveSwitch value={perspective} onChange={(next) => place.go({ perspective: next })} />
          <p className="ce-catalogs__hint">
            {customerCount !== undefined &&
              text('catalog.perspective.count', { seen: customerCount, count: saved.count })}{' '}
            {text('catalog.perspective.hint')}
          </p>
        </div>
      )}
    </header>
  );
}
