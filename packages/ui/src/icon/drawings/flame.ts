import type { IconDrawing } from '../icon-drawing.ts';

export const flameIcon: IconDrawing = [
  'M12 2.75c.5 3.25 5.75 5.5 5.75 11a5.75 5.75 0 0 1-11.5 0c0-2.25 1-3.75 2-4.75.25 1.5 1 2.25 1.75 2.5-.25-3.5.5-6.5 2-8.75z',
];
