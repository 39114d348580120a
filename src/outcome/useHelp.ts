import type { ServiceError } from '../errors/service-error.ts';
import { usePage, useTexts } from '../store/hooks.ts';
import { openLogin } from '../store/session/open-login.ts';
import { commonTexts } from '../texts/common.ts';

/** What a press does about a failure, for a button. */
export interface Help {
  text: string;
  act: () => void;
}

/** What helps against a failure: logging in where the session is the reason, another try, or nothing. */
export function useHelp(
  failure: ServiceError | null | undefined,
  { retry, goOn }: { retry: () => void; goOn?: (() => void) | undefined },
): Help | undefined {
  const page = usePage();
  const text = useTexts(commonTexts);
  const remedy = failure?.remedy ?? 'none';
  if (remedy === 'none') return undefined;
  return { text: text(`common.${remedy}`), act: remedy === 'login' ? () => openLogin(page, goOn) : retry };
}
