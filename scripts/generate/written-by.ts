/** First line of a file that is written from the contracts. */
export const WRITTEN_BY = 'Written by `npm run generate` from the islands’ contracts.';
