/** Maximum length of a comparison's title (decision 62). */
export const comparisonTitleMax = 120;
