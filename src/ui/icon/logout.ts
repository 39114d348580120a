export const logoutIcon = 'M10 4H6a1.5 1.5 0 0 0-1.5 1.5v13A1.5 1.5 0 0 0 6 20h4M15.5 8l4 4-4 4M19.5 12h-10';
