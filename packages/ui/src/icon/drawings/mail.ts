import type { IconDrawing } from '../icon-drawing.ts';

export const mailIcon: IconDrawing = [
  'M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5z',
  'm4 7.25 8 6 8-6',
];
