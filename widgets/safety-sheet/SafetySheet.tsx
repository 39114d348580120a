import type { SubjectProps } from '../../src/domain/requests/subject-props.ts';
import { useSubject } from '../../src/product/parts/requests/useSubject.ts';
import { useStyles } from '../../src/ui/base/styles.ts';
import { SheetDialog } from './SheetDialog.tsx';
import css from './safety-sheet.css';

/** The overlay that downloads a product's safety data sheet. */
export function SafetySheet(own: SubjectProps) {
  useStyles(css);
  const subject = useSubject('safety-sheet', own);
  return subject && <SheetDialog key={subject.prd} subject={subject} />;
}
