/** Below this width, in px at a font size of 16, only some products stand side by side. */
export const NARROW = 600;

/** How many do; one pages through the others. */
export const NARROW_COLUMNS = 2;
