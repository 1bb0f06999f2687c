/** Icons of sign-in and of its form. They load before those of other screens. */
import type { IconDrawing } from '../Icon.tsx';

export const bagIcon: IconDrawing = [
  'M5.6 8.5h12.8l.9 10a1.6 1.6 0 0 1-1.6 1.75H6.3a1.6 1.6 0 0 1-1.6-1.75z',
  'M8.75 11V7a3.25 3.25 0 0 1 6.5 0v4',
];

export const chevronRightIcon: IconDrawing = ['m9.5 6 6 6-6 6'];

export const eyeIcon: IconDrawing = [
  'M2.75 12c2-4.25 5.25-6.5 9.25-6.5s7.25 2.25 9.25 6.5c-2 4.25-5.25 6.5-9.25 6.5S4.75 16.25 2.75 12z',
  'M12 9.25a2.75 2.75 0 1 1 0 5.5 2.75 2.75 0 0 1 0-5.5z',
];

export const eyeOffIcon: IconDrawing = [
  'M9.5 5.8a9.4 9.4 0 0 1 2.5-.3c4 0 7.25 2.25 9.25 6.5a13.4 13.4 0 0 1-2.5 3.6',
  'M6.25 7.4A12.6 12.6 0 0 0 2.75 12c2 4.25 5.25 6.5 9.25 6.5a9.6 9.6 0 0 0 5-1.4',
  'M10 10.1a2.75 2.75 0 0 0 3.9 3.9',
  'm4 4 16 16',
];

export const infoIcon: IconDrawing = [
  'M12 3.25a8.75 8.75 0 1 1 0 17.5 8.75 8.75 0 0 1 0-17.5z',
  'M12 11.25v5',
  'M12 7.75v.01',
];
