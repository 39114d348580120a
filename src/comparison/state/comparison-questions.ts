import type { StoreApi } from 'zustand/vanilla';
import type { Bus } from '../../events/bus.ts';
import type { ComparisonQuestion, ComparisonState } from './comparison-state.ts';

/** Name of the overlay that asks before something is lost. */
export const COMPARISON_QUESTION = 'comparison-question';

/** Name of the overlay that asks for an industry. */
export const INDUSTRY_CHOICE = 'industry-choice';

/** Questions asked before something is lost. */
export interface ComparisonQuestions {
  /**
   * Asks in the overlay `comparison-question`. A question that is still open is answered with no, as is one that cannot
   * be shown.
   */
  ask(question: ComparisonQuestion): Promise<boolean>;
  /** Answers the open question. */
  answer(isYes: boolean): void;
}

/** Creates the questions asked before a comparison is lost; only one is open at a time. */
export function comparisonQuestions(state: StoreApi<ComparisonState>, bus: Bus): ComparisonQuestions {
  let settle: (isYes: boolean) => void = () => {};
  const answer = (isYes: boolean) => {
    state.setState({ question: null });
    settle(isYes);
  };
  let isMissing = false;
  bus.on('widget:ready', ({ island }) => {
    if (island === COMPARISON_QUESTION) isMissing = false;
  });
  // Its code can be fetched again for as long as the overlay has its turn.
  bus.on('overlay:shown', ({ name }) => {
    if (!isMissing || name === COMPARISON_QUESTION) return;
    isMissing = false;
    answer(false);
  });
  bus.on('widget:failed', ({ island }) => {
    if (island === COMPARISON_QUESTION) isMissing = true;
    if (island === INDUSTRY_CHOICE) {
      state.setState(({ pending }) => ({ pending: null, failed: pending?.item.uid ?? null }));
    }
  });
  return {
    ask(question) {
      settle(false);
      state.setState({ question });
      bus.emit('overlay:open', { name: COMPARISON_QUESTION });
      return new Promise((resolve) => {
        settle = resolve;
      });
    },
    answer,
  };
}
