import type { IconDrawing } from '../icon-drawing.ts';

export const settingsIcon: IconDrawing = [
  'M4 7h8.5',
  'M17.5 7H20',
  'M4 17h2.5',
  'M11.5 17H20',
  'M15 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  'M9 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
];
