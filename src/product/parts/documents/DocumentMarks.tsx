import { useTexts } from '../../../store/hooks.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { lockIcon } from '../../../ui/icon/lock.ts';
import { documentTexts } from '../../texts/documents.ts';

/** Marks a document that is newer than the reader's previous login: a first version, or a later one. */
export function NewsMark({ news }: { news: 'new' | 'updated' }) {
  const text = useTexts(documentTexts);
  return <span className="ce-docs__mark ce-docs__mark--news">{text(`documents.${news}`)}</span>;
}

/** Marks a document that only internal users see, by a lock and a word (spec P§6). */
export function InternalMark() {
  return (
    <span className="ce-docs__mark">
      <Icon path={lockIcon} size="small" />
      {useTexts(documentTexts)('documents.internal')}
    </span>
  );
}
