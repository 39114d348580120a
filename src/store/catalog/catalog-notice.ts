import { catalogsTexts } from '../../texts/catalogs.ts';
import { failureTexts, readFailureText } from '../../texts/failures.ts';
import { translator } from '../../texts/translate.ts';
import { failureOf } from '../failure-of.ts';
import { addNotice } from '../notices.ts';
import type { Store } from '../state.ts';

/** Reports that an action on a catalogue failed, and why. */
export function tellFailure(store: Store, what: 'new' | 'delete' | 'favourite', error: unknown): void {
  const { texts } = store.getState().payload;
  const failure = failureOf(error);
  const reason = failure.serverMessage ?? readFailureText(failure, translator(failureTexts, texts));
  const text = translator(catalogsTexts, texts)(`catalogs.failed.${what}`, { reason });
  addNotice(store, { type: 'error', text });
}
