import type { IconDrawing } from '../icon-drawing.ts';

export const bagIcon: IconDrawing = [
  'M5.6 8.5h12.8l.9 10a1.6 1.6 0 0 1-1.6 1.75H6.3a1.6 1.6 0 0 1-1.6-1.75z',
  'M8.75 11V7a3.25 3.25 0 0 1 6.5 0v4',
];
