export const chevronUpIcon = 'M6 14.5l6-6 6 6';
