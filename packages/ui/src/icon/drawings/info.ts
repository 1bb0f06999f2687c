import type { IconDrawing } from '../icon-drawing.ts';

export const infoIcon: IconDrawing = [
  'M12 3.25a8.75 8.75 0 1 1 0 17.5 8.75 8.75 0 0 1 0-17.5z',
  'M12 11.25v5',
  'M12 7.75v.01',
];
