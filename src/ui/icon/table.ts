export const tableIcon = 'M4 5.5h16v13H4ZM4 10h16M10 10v8.5';
