import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CATALOG_TITLE_LIMIT, validCatalogTitle } from '../../../domain/product/catalog.ts';
import { useTexts } from '../../../store/hooks.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { useStyles } from '../../../ui/base/styles.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { TextInput } from '../../../ui/field/TextInput.tsx';
import { catalogTexts } from '../../texts/catalog.ts';
import { useOpenCatalog } from '../draft/draft-context.ts';
import css from './title-form.css';

/** The field for another title, with the present one in it. */
export function TitleForm({ title, onClose }: { title: string; onClose: () => void }) {
  useStyles(css);
  const { draft } = useOpenCatalog();
  const text = useTexts(catalogTexts);
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
      <Field
        required
        label={text('catalog.title.label')}
        error={hasError ? text('catalog.title.invalid') : undefined}
      >
        <TextInput
          ref={input}
          autoComplete="off"
          maxLength={CATALOG_TITLE_LIMIT}
          defaultValue={title}
          onInput={() => setError(false)}
        />
      </Field>
      <Button type="submit" variant="primary">
        {text('catalog.title.save')}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {text('catalog.title.cancel')}
      </Button>
    </form>
  );
}
