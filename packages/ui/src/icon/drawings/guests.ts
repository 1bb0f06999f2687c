import type { IconDrawing } from '../Icon.tsx';

export const guestsIcon: IconDrawing = [
  'M9 4.75a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z',
  'M2.75 19.5c.5-3.2 3-5 6.25-5s5.75 1.8 6.25 5',
  'M15.5 5a3.4 3.4 0 0 1 0 6.6',
  'M17.5 14.9c2.1.7 3.4 2.3 3.75 4.6',
];
