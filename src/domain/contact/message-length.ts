/** Longest message of a form, in characters: some two pages. */
export const MESSAGE_MAX = 5_000;

/** From so many characters before the end on, a form says how many are left. */
export const MESSAGE_NEAR_END = 500;
