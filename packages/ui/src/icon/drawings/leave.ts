import type { IconDrawing } from '../icon-drawing.ts';

export const leaveIcon: IconDrawing = [
  'M10 4.25H6.25a1.5 1.5 0 0 0-1.5 1.5v12.5a1.5 1.5 0 0 0 1.5 1.5H10',
  'M15.5 8l4 4-4 4',
  'M19.25 12H9.5',
];
