export const arrowLeftIcon = 'M19.5 12h-15M11 5.5 4.5 12l6.5 6.5';
