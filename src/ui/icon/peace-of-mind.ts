export const peaceOfMindIcon = 'M12 3.5 19 6v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6ZM9 11.5l2.200 2.200 4-4';
