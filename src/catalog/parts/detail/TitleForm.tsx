import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { CATALOG_TITLE_LIMIT, validCatalogTitle } from '../../../domain/product/catalog.ts';
import { useTexts } from '../../../store/hooks.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { useStyles } from '../../../ui/base/styles.ts';
import { catalogTexts } from '../../texts/catalog.ts';
import { useOpenCatalog } from '../draft/draft-context.ts';
import css from './title-form.css';

/** The field for another title, with the present one in it. */
export function TitleForm({ title, onClose }: { title: string; onClose: () => void }) {
  useStyles(css);
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
      className="ce-own__rename ce-cluster ce-gap-2"
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
