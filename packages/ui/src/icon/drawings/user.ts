import type { IconDrawing } from '../icon-drawing.ts';

export const userIcon: IconDrawing = [
  'M12 3.75a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
  'M4.5 20.25c.6-3.7 3.6-5.75 7.5-5.75s6.9 2.05 7.5 5.75',
];
