import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { usePage, useTexts } from '../../../store/hooks.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { IconButton } from '../../../ui/action/IconButton.tsx';
import { useFocusBack } from '../../../ui/base/useFocusBack.ts';
import { editIcon } from '../../../ui/icon/edit.ts';
import { TITLE_LIMIT } from '../../rules/content/comparison.ts';
import { renameComparison } from '../../state/edit-comparison.ts';
import { comparePageTexts } from '../../texts/compare-page.ts';
import { LineField } from '../table/LineField.tsx';

interface TitleEditorProps {
  title: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The title of one's own comparison, to be changed in its place (decision 62). */
export function TitleEditor({ title, headingRef }: TitleEditorProps) {
  const text = useTexts(comparePageTexts);
  const [isEditing, setEditing] = useState(false);
  const opener = useFocusBack(isEditing);

  if (isEditing) return <TitleForm title={title} close={() => setEditing(false)} />;
  return (
    <div className="ce-compare__name ce-pair ce-gap-2">
      <h2 ref={headingRef} tabIndex={-1} className="ce-compare__title">
        {title}
      </h2>
      <IconButton
        ref={opener}
        size="small"
        icon={editIcon}
        label={text('compare.title.edit')}
        onClick={() => setEditing(true)}
      />
    </div>
  );
}

function TitleForm({ title, close }: { title: string; close: () => void }) {
  const page = usePage();
  const text = useTexts(comparePageTexts);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (renameComparison(page, input.current?.value ?? '')) return close();
    setError(text('compare.title.invalid'));
    input.current?.focus();
  };
  return (
    <form
      className="ce-compare__rename ce-stack ce-gap-2"
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <LineField
        ref={input}
        label={text('compare.title.label')}
        error={error}
        required
        name="title"
        defaultValue={title}
        maxLength={TITLE_LIMIT}
        onInput={() => setError(undefined)}
      />
      <div className="ce-cluster ce-gap-2 ce-screen">
        <Button type="submit" variant="primary" size="small">
          {text('compare.title.save')}
        </Button>
        <Button variant="quiet" size="small" onClick={close}>
          {text('compare.title.cancel')}
        </Button>
      </div>
    </form>
  );
}
