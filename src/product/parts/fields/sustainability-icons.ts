import { comfortIcon } from '../../../ui/icon/comfort.ts';
import { peaceOfMindIcon } from '../../../ui/icon/peace-of-mind.ts';

/** Sustainability icons by the keys of the field `sustainability` (row 147). */
export const SUSTAINABILITY_ICONS: Readonly<Record<string, string>> = {
  comfort: comfortIcon,
  peace_of_mind: peaceOfMindIcon,
};
