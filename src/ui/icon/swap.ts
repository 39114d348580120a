export const swapIcon = 'M4.5 8.5h15M16 5l3.5 3.5L16 12M19.5 15.5h-15M8 12l-3.5 3.5L8 19';
