import type { IconDrawing } from '../icon-drawing.ts';

export const pinIcon: IconDrawing = [
  'M12 21c4.4-4.3 6.75-7.9 6.75-11a6.75 6.75 0 0 0-13.5 0c0 3.1 2.35 6.7 6.75 11z',
  'M12 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
];
