import type { IconDrawing } from '../icon-drawing.ts';

export const storeIcon: IconDrawing = [
  'M4.75 10v8.75a1 1 0 0 0 1 1h12.5a1 1 0 0 0 1-1V10',
  'M5.5 4.25h13l2 4.5a2.4 2.4 0 0 1-4.25 1.4 2.75 2.75 0 0 1-4.25 0 2.75 2.75 0 0 1-4.25 0A2.4 2.4 0 0 1 3.5 8.75z',
  'M9.5 19.5V15h5v4.5',
];
