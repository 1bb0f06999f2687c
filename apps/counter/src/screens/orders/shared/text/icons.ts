/** Icons that only the orders of the counter use. */
import type { IconDrawing } from '@claypot/ui';

export const scooterIcon: IconDrawing = [
  'M6.5 15.25a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  'M17.75 15.25a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  'M9 17.75h5.25c0-2.5 1.25-4.25 3.5-4.75L15.5 5.5H13',
  'M4 15c0-2.25 1.5-3.75 4-3.75h4.5',
  'M4 8h5.5v3.25H4z',
];

export const printerIcon: IconDrawing = [
  'M7 8.5V3.75h10V8.5',
  'M7 16.5H5.25A1.5 1.5 0 0 1 3.75 15v-5a1.5 1.5 0 0 1 1.5-1.5h13.5a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5H17',
  'M7 13.75h10v6.5H7z',
];

export const undoIcon: IconDrawing = ['m8.5 5-4 4 4 4', 'M4.75 9H14a5.25 5.25 0 0 1 0 10.5H8.5'];

export const soundOffIcon: IconDrawing = [
  'M4.25 9.5h3l4.5-3.75v12.5L7.25 14.5h-3z',
  'm15.5 9.75 4.5 4.5',
  'm20 9.75-4.5 4.5',
];

export const offlineIcon: IconDrawing = [
  'M3.5 9.25a13 13 0 0 1 5-2.9',
  'M12.5 5.8a13 13 0 0 1 8 3.45',
  'M6.5 12.75a8.5 8.5 0 0 1 3.25-2',
  'M14 10.6a8.5 8.5 0 0 1 3.5 2.15',
  'M9.75 16.25a4 4 0 0 1 4.5 0',
  'M12 19.25v.01',
  'm4.5 3.75 15 16.5',
];

export const sleepIcon: IconDrawing = ['M19.5 14.25A8 8 0 0 1 9.75 4.5a8 8 0 1 0 9.75 9.75z'];

export const remarkIcon: IconDrawing = [
  'M5.25 4.75h13.5a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H11l-4.25 3.5v-3.5h-1.5a1.5 1.5 0 0 1-1.5-1.5v-9a1.5 1.5 0 0 1 1.5-1.5z',
  'M12 7.75v3.5',
  'M12 13.75v.01',
];
