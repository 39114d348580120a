/*
 * Own icons on a 24 px grid, drawn with one stroke of 1.75 px with round ends; each is the `d` of one path.
 * Constants instead of a sprite: `<use href>` cannot reach out of a shadow root, and an island that draws two
 * icons pays for two (30 to 150 bytes each).
 */
const circle = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Z';

export const alertIcon = 'M12 4 2.8 19.5h18.4ZM12 10v4.25M12 17v.01';
export const arrowDownIcon = 'M12 4.5v15M5.5 13l6.5 6.5 6.5-6.5';
export const arrowLeftIcon = 'M19.5 12h-15M11 5.5 4.5 12l6.5 6.5';
export const arrowRightIcon = 'M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5';
export const arrowUpIcon = 'M12 19.5v-15M5.5 11 12 4.5l6.5 6.5';
export const bellIcon = 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15ZM10 20.5h4';
export const calendarIcon =
  'M5.5 5.5h13A1.5 1.5 0 0 1 20 7v11.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5V7a1.5 1.5 0 0 1 1.5-1.5ZM4 10.25h16M8 3.5v3.5M16 3.5v3.5';
export const checkIcon = 'M5 12.5 9.5 17 19 7.5';
export const chevronDownIcon = 'M6 9.5l6 6 6-6';
export const chevronLeftIcon = 'M14.5 6l-6 6 6 6';
export const chevronRightIcon = 'M9.5 6l6 6-6 6';
export const chevronUpIcon = 'M6 14.5l6-6 6 6';
export const clockIcon = `${circle}M12 7.5V12l3 2`;
export const closeIcon = 'M6 6l12 12M18 6 6 18';
export const compareIcon =
  'M5.5 4.5H9a1.5 1.5 0 0 1 1.5 1.5v12A1.5 1.5 0 0 1 9 19.5H5.5A1.5 1.5 0 0 1 4 18V6a1.5 1.5 0 0 1 1.5-1.5ZM15 4.5h3.5A1.5 1.5 0 0 1 20 6v12a1.5 1.5 0 0 1-1.5 1.5H15a1.5 1.5 0 0 1-1.5-1.5V6A1.5 1.5 0 0 1 15 4.5Z';
export const copyIcon =
  'M10 8.5h8.5A1.5 1.5 0 0 1 20 10v8.5a1.5 1.5 0 0 1-1.5 1.5H10a1.5 1.5 0 0 1-1.5-1.5V10A1.5 1.5 0 0 1 10 8.5ZM5.5 15.5A1.5 1.5 0 0 1 4 14V5.5A1.5 1.5 0 0 1 5.5 4H14a1.5 1.5 0 0 1 1.5 1.5';
export const documentIcon =
  'M13.5 3.5h-7A1.5 1.5 0 0 0 5 5v14a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19V9ZM13.5 3.5V9H19M8.5 13h7M8.5 16.5h7';
export const downloadIcon = 'M12 4v11M7.5 10.5 12 15l4.5-4.5M4.5 19.5h15';
export const dragIcon =
  'M9 6.5a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1ZM9 12.5a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1ZM9 18.5a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1ZM15 6.5a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1ZM15 12.5a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1ZM15 18.5a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1Z';
export const editIcon =
  'M4.5 19.5l1-4.5L15.75 4.75a1.5 1.5 0 0 1 2.1 0l1.4 1.4a1.5 1.5 0 0 1 0 2.1L9 18.5ZM13.5 7l3.5 3.5';
export const errorIcon = `${circle}M12 7.5V13M12 16.25v.01`;
export const externalIcon =
  'M14 4h6v6M20 4l-9 9M18 14v4.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 4 18.5v-11A1.5 1.5 0 0 1 5.5 6H10';
export const eyeIcon =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z';
export const eyeOffIcon =
  'M4 4l16 16M9.9 5.7A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.7 3.4M6.3 7.4A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.4-1.2M9.9 9.9a3 3 0 0 0 4.2 4.2';
export const filterIcon = 'M4 6.5h16M7 12h10M10 17.5h4';
export const globeIcon = `${circle}M3.5 12h17M12 3.5c2.5 2.4 3.7 5.2 3.7 8.5s-1.2 6.1-3.7 8.5c-2.5-2.4-3.7-5.2-3.7-8.5S9.5 5.9 12 3.5Z`;
export const gridIcon = 'M4.5 4.5h6v6h-6ZM13.5 4.5h6v6h-6ZM4.5 13.5h6v6h-6ZM13.5 13.5h6v6h-6Z';
export const heartIcon = 'M12 20 4.3 12.2a4.9 4.9 0 0 1 6.9-6.9l.8.8.8-.8a4.9 4.9 0 0 1 6.9 6.9Z';
export const infoIcon = `${circle}M12 11v5.25M12 7.75v.01`;
export const linkIcon =
  'M10 14a4 4 0 0 0 5.7 0l3.2-3.2a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.2 3.2a4 4 0 0 0 5.7 5.7l1.2-1.2';
export const lockIcon =
  'M6.5 10.5h11A1.5 1.5 0 0 1 19 12v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7a1.5 1.5 0 0 1 1.5-1.5ZM8 10.5v-3a4 4 0 0 1 8 0v3';
export const logoutIcon = 'M10 4H6a1.5 1.5 0 0 0-1.5 1.5v13A1.5 1.5 0 0 0 6 20h4M15.5 8l4 4-4 4M19.5 12h-10';
export const mailIcon =
  'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5ZM4 7l8 6 8-6';
export const menuIcon = 'M4 7h16M4 12h16M4 17h16';
export const minusIcon = 'M5 12h14';
export const moreIcon =
  'M5.5 12.5a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1ZM12 12.5a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1ZM18.5 12.5a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1Z';
export const phoneIcon =
  'M6 4h3.5L11 8 9 9.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5V18a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2Z';
export const plusIcon = 'M12 5v14M5 12h14';
export const printIcon =
  'M7 8.5V4h10v4.5M7 17H5.5A1.5 1.5 0 0 1 4 15.5V10a1.5 1.5 0 0 1 1.5-1.5h13A1.5 1.5 0 0 1 20 10v5.5a1.5 1.5 0 0 1-1.5 1.5H17M7 14h10v6H7Z';
export const refreshIcon = 'M19.5 12a7.5 7.5 0 1 1-2.4-5.5L19.5 9M19.5 4v5h-5';
export const ringIcon = circle;
export const sampleIcon =
  'M9 3.5h6M10 3.5v6l-5 9A1.4 1.4 0 0 0 6.2 20.5h11.6a1.4 1.4 0 0 0 1.2-2l-5-9v-6M7.5 14.5h9';
export const searchIcon = 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.25 15.25 20.5 20.5';
export const settingsIcon =
  'M4 7.5h8M17 7.5h3M14.5 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM4 16.5h3M12 16.5h8M9.5 19a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z';
export const shareIcon =
  'M17 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM7 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM17 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9.2 10.8l5.6-4M9.2 13.2l5.6 4';
export const starIcon = 'M12 3.6l2.6 5.3 5.8.85-4.2 4.1 1 5.8L12 16.9l-5.2 2.75 1-5.8-4.2-4.1 5.8-.85Z';
export const successIcon = `${circle}M8 12.25l2.75 2.75L16 9.5`;
export const trashIcon =
  'M4 7h16M9.5 7V4.5h5V7M6 7l.9 12.6a1 1 0 0 0 1 .9h8.2a1 1 0 0 0 1-.9L18 7M10 11v5.5M14 11v5.5';
export const userIcon = 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.5-3.8 3.5-6 7.5-6s7 2.2 7.5 6';
