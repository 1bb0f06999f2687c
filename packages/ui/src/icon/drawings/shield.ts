import type { IconDrawing } from '../icon-drawing.ts';

export const shieldIcon: IconDrawing = [
  'M12 3.5 19 6v5.5c0 4.2-2.8 7.3-7 9-4.2-1.7-7-4.8-7-9V6z',
  'm9 11.9 2.2 2.2 3.9-4.1',
];
