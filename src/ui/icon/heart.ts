export const heartIcon = 'M12 20 4.3 12.2a4.9 4.9 0 0 1 6.9-6.9l.8.8.8-.8a4.9 4.9 0 0 1 6.9 6.9Z';
