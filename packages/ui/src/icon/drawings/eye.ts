import type { IconDrawing } from '../icon-drawing.ts';

export const eyeIcon: IconDrawing = [
  'M2.75 12c2-4.25 5.25-6.5 9.25-6.5s7.25 2.25 9.25 6.5c-2 4.25-5.25 6.5-9.25 6.5S4.75 16.25 2.75 12z',
  'M12 9.25a2.75 2.75 0 1 1 0 5.5 2.75 2.75 0 0 1 0-5.5z',
];
