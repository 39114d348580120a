export const arrowDownIcon = 'M12 4.5v15M5.5 13l6.5 6.5 6.5-6.5';
