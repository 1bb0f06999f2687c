import type { IconDrawing } from '../icon-drawing.ts';

export const claypotIcon: IconDrawing = [
  'M5 12h14l-.95 5.2A2.75 2.75 0 0 1 15.35 19.5h-6.7a2.75 2.75 0 0 1-2.7-2.3z',
  'M6 11.75c.4-2.7 2.9-4.25 6-4.25s5.6 1.55 6 4.25',
  'M12 7.25V5',
  'M5.25 14H3.25',
  'M18.75 14h2',
];
