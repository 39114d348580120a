import { type RefObject, useEffect, useRef, useState } from 'react';
import { lazyDialog } from '../../../outcome/lazy-dialog.ts';
import { useTexts } from '../../../store/hooks.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { catalogTexts } from '../../texts/catalog.ts';
import { useCatalogState, useOpenCatalog } from '../draft/draft-context.ts';

/** In its place, but opened like a dialog. */
const TitleForm = lazyDialog(() => import('./TitleForm.tsx').then((module) => module.TitleForm));

/** The title, to be changed in its place by who may change the catalogue. */
export function CatalogTitle({ headingRef }: { headingRef: RefObject<HTMLHeadingElement | null> }) {
  const { canChange } = useOpenCatalog();
  const text = useTexts(catalogTexts);
  const title = useCatalogState(({ content }) => content.title);
  const [isEditing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (!isEditing && wasEditing.current) opener.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return (
    <>
      {isEditing && <TitleForm title={title} onClose={() => setEditing(false)} />}
      {/* Hidden by the form, once that is there. */}
      <div className="ce-own__name ce-pair ce-gap-2">
        <h1 ref={headingRef} tabIndex={-1} className="ce-title">
          {title}
        </h1>
        {canChange && (
          <Button
            ref={opener}
            variant="quiet"
            size="small"
            aria-label={text('catalog.title.edit')}
            onClick={() => setEditing(true)}
          >
            {text('catalog.title.rename')}
          </Button>
        )}
      </div>
    </>
  );
}
