import { scriptJson } from './escape.ts';
import type { FirstView } from './first-view.ts';
import type { AnswerName } from './tags.ts';

/** Responses, unchanged, by the `answer` of their calls. Leave out those that failed: the island then makes the call. */
export type Answers = Readonly<Partial<Record<AnswerName, unknown>>>;

/** Writes the responses as the element that the island reads; put it into the island's fallback. */
export function answerTag({ of, query, user, region }: Omit<FirstView, 'calls'>, answers: Answers): string {
  const { answer, fields, ...others } = answers;
  const made = { query, user, region };
  const json = of === 'listing' ? { ...made, answer, fields } : { ...made, answer: { ...others, fields } };
  return `<script type="application/json" data-ce-answer>${scriptJson(json)}</script>`;
}
