import { alertIcon, errorIcon, infoIcon, successIcon } from '../base/icons.ts';

/** What a message means to its reader. */
export type Tone = 'success' | 'info' | 'warning' | 'error';

/** Icon of each tone, so that colour is never the only sign. */
export const toneIcons: Readonly<Record<Tone, string>> = {
  success: successIcon,
  info: infoIcon,
  warning: alertIcon,
  error: errorIcon,
};
