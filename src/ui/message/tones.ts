import { alertIcon } from '../icon/alert.ts';
import { errorIcon } from '../icon/error.ts';
import { infoIcon } from '../icon/info.ts';
import { successIcon } from '../icon/success.ts';

/** Meaning of a message. */
export type Tone = 'success' | 'info' | 'warning' | 'error';

/** Icon of each tone, so that colour is never the only sign. */
export const toneIcons: Readonly<Record<Tone, string>> = {
  success: successIcon,
  info: infoIcon,
  warning: alertIcon,
  error: errorIcon,
};
