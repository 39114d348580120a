import { useCopies } from '../../store/files/useCopies.ts';
import { useTexts } from '../../store/hooks.ts';
import { fileTexts } from '../../texts/files.ts';
import { Choice } from '../../ui/action/Choice.tsx';
import { useStyles } from '../../ui/base/styles.ts';
import css from './copies-choice.css';

interface CopiesChoiceProps {
  /** What is copied is internal itself, so there is no choice. @default false */
  isForStaff?: boolean;
}

/** Lets internal users choose for whom they make PDFs and copies: customers, or with what is internal. */
export function CopiesChoice({ isForStaff = false }: CopiesChoiceProps) {
  useStyles(css);
  const text = useTexts(fileTexts);
  const { perspective, choose } = useCopies(isForStaff);
  if (!perspective) return null;
  return (
    <div className="ce-copies ce-meta ce-screen">
      <span aria-hidden>{text('files.for')}</span>
      <Choice
        size="small"
        label={text('files.for')}
        options={[
          { value: 'customer', title: text('files.for.customer') },
          { value: 'internal', title: text('files.for.internal') },
        ]}
        value={perspective}
        onChange={choose}
      />
    </div>
  );
}
