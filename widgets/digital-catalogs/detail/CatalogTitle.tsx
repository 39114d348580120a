import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { CATALOG_TITLE_LIMIT, validCatalogTitle } from '../../../src/domain/catalog/catalog.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { catalogTexts } from '../../../src/texts/catalog.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { useCatalogState, useOpenCatalog } from './draft-context.ts';

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
  if (isEditing) return <TitleForm title={title} onClose={() => setEditing(false)} />;
  return (
    <div className="ce-own__name">
      <h1 ref={headingRef} tabIndex={-1} className="ce-catalogs__title">
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
  );
}

function TitleForm({ title, onClose }: { title: string; onClose: () => void }) {
  const { draft } = useOpenCatalog();
  const text = useTexts(catalogTexts);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [hasError, setError] = useState(false);
  useEffect(() => input.current?.select(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const valid = validCatalogTitle(input.current?.value ?? '');
    if (valid === null) {
      setError(true);
      input.current?.focus();
      return;
    }
    draft.change((content) => ({ ...content, title: valid }));
    onClose();
  };
  return (
    <form
      className="ce-own__rename"
      noValidate
      onSubmit={submit}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <label htmlFor={id}>{text('catalog.title.label')}</label>
      <input
        ref={input}
        id={id}
        type="text"
        required
        autoComplete="off"
        maxLength={CATALOG_TITLE_LIMIT}
        defaultValue={title}
        aria-invalid={hasError || undefined}
        aria-describedby={hasError ? `${id}-error` : undefined}
        onInput={() => setError(false)}
      />
      <Button type="submit" variant="primary" size="small">
        {text('catalog.title.save')}
      </Button>
      <Button variant="quiet" size="small" onClick={onClose}>
        {text('catalog.title.cancel')}
      </Button>
      {hasError && (
        <p id={`${id}-error`} className="ce-own__error">
          {text('catalog.title.invalid')}
        </p>
      )}
    </form>
  );
}
