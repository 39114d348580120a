/** Maximum length of a form's message, in characters: about two pages. */
export const MESSAGE_MAX = 5_000;

/** A form shows the number of characters left once there are fewer than this. */
export const MESSAGE_NEAR_END = 500;
