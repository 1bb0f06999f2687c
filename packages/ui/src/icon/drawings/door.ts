import type { IconDrawing } from '../icon-drawing.ts';

export const doorIcon: IconDrawing = [
  'M6.75 20V5.5A1.25 1.25 0 0 1 8 4.25h8a1.25 1.25 0 0 1 1.25 1.25V20',
  'M4.25 20h15.5',
  'M14.25 12.25v.01',
];
