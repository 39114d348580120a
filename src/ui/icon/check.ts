export const checkIcon = 'M5 12.5 9.5 17 19 7.5';
