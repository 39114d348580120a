import { useTexts } from '../../../store/hooks.ts';
import { useIndustryTitles } from '../../../store/useIndustryTitles.ts';
import { Alert } from '../../../ui/message/Alert.tsx';
import { COMPARISON_LIMIT, type Comparison } from '../../rules/content/comparison.ts';
import { comparePageTexts } from '../../texts/compare-page.ts';

interface LeftOutProps {
  comparison: Comparison;
  /** Names of products that the server left out. */
  dropped: readonly string[];
  /** Names of products that the search service did not return. */
  missing: readonly string[];
  /** Names of products of which the answer could not be read. */
  unread: readonly string[];
  /** Sentences on what else of a link is not available. */
  lost: readonly string[];
}

/** Names what the comparison leaves out, and why: products, or the view of a link. */
export function LeftOut({ comparison: { basket, industry }, dropped, missing, unread, lost }: LeftOutProps) {
  const text = useTexts(comparePageTexts);
  const titleOf = useIndustryTitles();
  // The server gives no reason. If the comparison is full, that is the reason.
  const isFull = basket.length >= COMPARISON_LIMIT;
  const unavailable = isFull ? missing : [...dropped, ...missing];
  const tooMany = isFull ? dropped : [];
  if (unavailable.length + unread.length + tooMany.length + lost.length === 0) return null;
  return (
    <Alert tone="warning">
      {unavailable.length > 0 && (
        <p>
          {text('compare.unavailable', { industry: titleOf(industry ?? ''), names: unavailable.join(', ') })}
        </p>
      )}
      {unread.length > 0 && <p>{text('compare.unread', { names: unread.join(', ') })}</p>}
      {tooMany.length > 0 && (
        <p>{text('compare.tooMany', { limit: COMPARISON_LIMIT, names: tooMany.join(', ') })}</p>
      )}
      {lost.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Alert>
  );
}
