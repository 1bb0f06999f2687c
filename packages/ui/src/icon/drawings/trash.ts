import type { IconDrawing } from '../icon-drawing.ts';

export const trashIcon: IconDrawing = [
  'M4.5 6.5h15',
  'M9 6.25v-1a1.5 1.5 0 0 1 1.5-1.5h3a1.5 1.5 0 0 1 1.5 1.5v1',
  'm6.25 6.75.8 11.6a1.75 1.75 0 0 0 1.75 1.65h6.4a1.75 1.75 0 0 0 1.75-1.65l.8-11.6',
  'M10.25 10.5v5.5',
  'M13.75 10.5v5.5',
];
