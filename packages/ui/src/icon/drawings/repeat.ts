import type { IconDrawing } from '../icon-drawing.ts';

export const repeatIcon: IconDrawing = [
  'M4.75 11V9.5a3 3 0 0 1 3-3h10.5',
  'm15.5 3.5 3 3-3 3',
  'M19.25 13v1.5a3 3 0 0 1-3 3H5.75',
  'm8.5 20.5-3-3 3-3',
];
