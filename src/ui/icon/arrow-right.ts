export const arrowRightIcon = 'M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5';
