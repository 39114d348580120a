export const alertIcon = 'M12 4 2.8 19.5h18.4ZM12 10v4.25M12 17v.01';
