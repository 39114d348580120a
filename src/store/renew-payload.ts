import { isEditorMode } from '../payload/editor-mode.ts';
import type { Payload } from '../payload/schema.ts';
import { noticesOfPayload } from './notices/notices.ts';
import { sessionOfPayload } from './session/session.ts';
import type { Store } from './state.ts';

/** Takes over another payload, with all that the store holds of it, at once: who is signed in, notices, editor mode. */
export function renewPayload(store: Store, next: Readonly<Payload>): void {
  store.setState((state) => {
    const { payload: before, notices } = state;
    const payload = Object.fromEntries(
      Object.entries(next).map(([field, value]) => {
        const known = before[field as keyof Payload];
        return [field, JSON.stringify(value) === JSON.stringify(known) ? known : value];
      }),
    ) as Payload;
    const { actionMessage } = payload;
    return {
      payload,
      isEditor: isEditorMode(payload),
      ...sessionOfPayload(state, before.user, payload.user),
      ...(actionMessage !== before.actionMessage && {
        notices: [...notices, ...noticesOfPayload({ actionMessage })],
      }),
    };
  });
}
