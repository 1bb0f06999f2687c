import type { IconDrawing } from '../Icon.tsx';

export const chatIcon: IconDrawing = [
  'M12 4.25c4.8 0 8.5 3.1 8.5 7.1s-3.7 7.1-8.5 7.1a10 10 0 0 1-2.4-.3l-4.1 2.1.7-3.7a6.6 6.6 0 0 1-2.7-5.2c0-4 3.7-7.1 8.5-7.1z',
  'M8.5 11.4v.01',
  'M12 11.4v.01',
  'M15.5 11.4v.01',
];

export const facebookIcon: IconDrawing = [
  'M12 3.25a8.75 8.75 0 1 1 0 17.5 8.75 8.75 0 0 1 0-17.5z',
  'M12.25 20.5v-9.25a2.5 2.5 0 0 1 2.5-2.5h.75',
  'M9.5 13h5.5',
];

export const instagramIcon: IconDrawing = [
  'M8.25 3.75h7.5a4.5 4.5 0 0 1 4.5 4.5v7.5a4.5 4.5 0 0 1-4.5 4.5h-7.5a4.5 4.5 0 0 1-4.5-4.5v-7.5a4.5 4.5 0 0 1 4.5-4.5z',
  'M12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z',
  'M16.5 7.5v.01',
];

export const mailIcon: IconDrawing = [
  'M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5z',
  'm4 7.25 8 6 8-6',
];
