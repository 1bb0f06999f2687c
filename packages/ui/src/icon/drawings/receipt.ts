import type { IconDrawing } from '../icon-drawing.ts';

export const receiptIcon: IconDrawing = [
  'M5.5 3.75v16.5l2.25-1.5 2.1 1.5 2.15-1.5 2.15 1.5 2.1-1.5 2.25 1.5V3.75l-2.25 1.5-2.1-1.5L12 5.25l-2.15-1.5-2.1 1.5z',
  'M9 9.75h6',
  'M9 13.5h6',
];
