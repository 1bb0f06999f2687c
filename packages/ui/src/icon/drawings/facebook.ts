import type { IconDrawing } from '../icon-drawing.ts';

export const facebookIcon: IconDrawing = [
  'M12 3.25a8.75 8.75 0 1 1 0 17.5 8.75 8.75 0 0 1 0-17.5z',
  'M12.25 20.5v-9.25a2.5 2.5 0 0 1 2.5-2.5h.75',
  'M9.5 13h5.5',
];
