import type { IconDrawing } from '../icon-drawing.ts';

export const clockIcon: IconDrawing = [
  'M12 3.25a8.75 8.75 0 1 1 0 17.5 8.75 8.75 0 0 1 0-17.5z',
  'M12 7.25V12l3.25 2.25',
];
