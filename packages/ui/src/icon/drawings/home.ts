import type { IconDrawing } from '../icon-drawing.ts';

export const homeIcon: IconDrawing = [
  'M3.75 11 12 4l8.25 7',
  'M5.75 9.5v9a1.5 1.5 0 0 0 1.5 1.5h9.5a1.5 1.5 0 0 0 1.5-1.5v-9',
  'M9.75 20v-5.25h4.5V20',
];
