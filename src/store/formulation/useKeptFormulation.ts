import { useRef, useState } from 'react';
import { ServiceError } from '../../errors/service-error.ts';
import { failureTexts, readFailureText } from '../../texts/failures.ts';
import { formulationTexts } from '../../texts/formulations.ts';
import { usePage, useTexts } from '../hooks.ts';
import { httpContextOf } from '../http-context.ts';
import { loadService } from '../load-service.ts';
import { addNotice } from '../notices.ts';

interface Formulation {
  id: string;
  title: string;
  isFavorite: boolean;
}

/**
 * Whether the user has saved a formulation, and the way to change it: a press shows at once and is told with a way
 * back; one that fails is taken back and told. Calls are made one after the other, and only for what is wanted last.
 */
export function useKeptFormulation({ id, title, isFavorite }: Formulation) {
  const { store } = usePage();
  const text = useTexts(formulationTexts);
  const failures = useTexts(failureTexts);
  const [isKept, setKept] = useState(isFavorite);
  const calls = useRef({ saved: isFavorite, wanted: isFavorite, isRunning: false });

  const send = async () => {
    const state = calls.current;
    if (state.isRunning) return;
    state.isRunning = true;
    try {
      while (state.wanted !== state.saved) {
        const { wanted } = state;
        const { keepFormulation } = await loadService(() => import('../../services/guide-formulations.ts'));
        await keepFormulation(httpContextOf(store), { id, isKept: wanted });
        state.saved = wanted;
      }
      const changed = state.saved;
      addNotice(store, {
        type: 'success',
        kind: 'save',
        text: text(`formulations.changed.${changed}`, { name: title }),
        action: { text: text('formulations.undo'), run: () => want(!changed) },
      });
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      state.wanted = state.saved;
      setKept(state.saved);
      const reason = error.serverMessage ?? readFailureText(error, failures);
      addNotice(store, { type: 'error', text: text('formulations.failed.save', { reason }) });
    } finally {
      state.isRunning = false;
    }
  };
  const want = (next: boolean) => {
    calls.current.wanted = next;
    setKept(next);
    void send();
  };
  return { isKept, toggle: () => want(!calls.current.wanted) };
}
