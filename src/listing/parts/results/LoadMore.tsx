import { formatNumber } from '../../../domain/format/format-number.ts';
import type { ServiceError } from '../../../errors/service-error.ts';
import { ReadFailed } from '../../../outcome/ReadFailed.tsx';
import { useHelp } from '../../../outcome/useHelp.ts';
import { useTexts } from '../../../store/hooks.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { useStyles } from '../../../ui/base/styles.ts';
import { loadSteps } from '../../rules/load-steps.ts';
import { loadMoreTexts } from '../../texts/hits.ts';
import css from './load-more.css';

export interface LoadMoreProps {
  /** Type of the hits. */
  kind: 'products' | 'documents' | 'stacks' | 'sheets' | 'formulations';
  shown: number;
  /** Number of hits that could not be read. @default 0 */
  leftOut?: number | undefined;
  total: number;
  /** Hits per load. */
  size: number;
  /** Maximum number of hits per answer. */
  cap: number;
  isLoading: boolean;
  /** Error of the latest load. */
  failure?: ServiceError | undefined;
  loadMore: () => void;
  loadAll: () => void;
  retry: () => void;
}

/** How many of the hits are shown, with the buttons that load more (decision B31). */
export function LoadMore(props: LoadMoreProps) {
  const { kind, shown, leftOut = 0, total, size, cap, isLoading, failure, loadMore, loadAll, retry } = props;
  useStyles(css);
  const text = useTexts(loadMoreTexts);
  const help = useHelp(failure, { retry, goOn: retry });
  const steps = loadSteps(shown + leftOut, total, size, cap);
  const all = steps.isCapped ? (shown < cap ? 'loadMore.first' : 'loadMore.next') : 'loadMore.all';
  return (
    <div className="ce-load-more">
      <div className="ce-load-more__sum ce-figure ce-stack ce-gap-2">
        <p>
          {text(total === 1 && leftOut === 0 ? `loadMore.count.${kind}.one` : `loadMore.count.${kind}`, {
            shown: formatNumber(shown),
            total: formatNumber(total),
          })}
          {leftOut > 0 && ` ${text('loadMore.leftOut', { count: formatNumber(leftOut) })}`}
        </p>
        <svg className="ce-load-more__share" aria-hidden viewBox="0 0 100 2" preserveAspectRatio="none">
          <rect width={total > 0 ? (100 * shown) / total : 100} height="2" fill="currentColor" />
        </svg>
      </div>
      <ReadFailed
        read={{ failure, status: isLoading ? 'loading' : 'failed', retry }}
        words={{ title: text('loadMore.failed') }}
        isHelpElsewhere
        takeFocus={() => {}}
      />
      {(steps.more > 0 || failure) && (
        <div className="ce-load-more__buttons ce-cluster ce-gap-3">
          {/* One button for both, since it has the focus when the load fails. */}
          <Button
            variant="primary"
            busy={isLoading}
            aria-disabled={(failure && !help) || undefined}
            onClick={help ? help.act : loadMore}
          >
            {help ? help.text : text('loadMore.more', { count: steps.more })}
          </Button>
          {steps.all > 0 && (
            <Button aria-disabled={isLoading || undefined} onClick={loadAll}>
              {text(all, { count: formatNumber(steps.all) })}
            </Button>
          )}
        </div>
      )}
      {steps.isFull && <p>{text('loadMore.full', { count: formatNumber(shown) })}</p>}
    </div>
  );
}
