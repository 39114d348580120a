/** From this many errors on, a summary takes the focus instead of the first field. */
export const summaryFrom = 3;
