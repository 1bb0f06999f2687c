import type { IconDrawing } from '../icon-drawing.ts';

export const documentIcon: IconDrawing = [
  'M6.5 3.75h7.25L18.5 8.5v10.25a1.5 1.5 0 0 1-1.5 1.5H6.5a1.5 1.5 0 0 1-1.5-1.5V5.25a1.5 1.5 0 0 1 1.5-1.5z',
  'M13.5 4v4.75h4.75',
  'M8.5 12.75h6.5',
  'M8.5 16.25h4.5',
];
