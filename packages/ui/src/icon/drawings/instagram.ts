import type { IconDrawing } from '../icon-drawing.ts';

export const instagramIcon: IconDrawing = [
  'M8.25 3.75h7.5a4.5 4.5 0 0 1 4.5 4.5v7.5a4.5 4.5 0 0 1-4.5 4.5h-7.5a4.5 4.5 0 0 1-4.5-4.5v-7.5a4.5 4.5 0 0 1 4.5-4.5z',
  'M12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z',
  'M16.5 7.5v.01',
];
