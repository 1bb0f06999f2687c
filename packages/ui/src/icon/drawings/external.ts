import type { IconDrawing } from '../icon-drawing.ts';

export const externalIcon: IconDrawing = [
  'M13.5 4.5h6v6',
  'm19 5-8.25 8.25',
  'M17.75 13.5v4.25a1.5 1.5 0 0 1-1.5 1.5h-10a1.5 1.5 0 0 1-1.5-1.5v-10a1.5 1.5 0 0 1 1.5-1.5h4.25',
];
