import type { IconDrawing } from '../icon-drawing.ts';

export const chatIcon: IconDrawing = [
  'M12 4.25c4.8 0 8.5 3.1 8.5 7.1s-3.7 7.1-8.5 7.1a10 10 0 0 1-2.4-.3l-4.1 2.1.7-3.7a6.6 6.6 0 0 1-2.7-5.2c0-4 3.7-7.1 8.5-7.1z',
  'M8.5 11.4v.01',
  'M12 11.4v.01',
  'M15.5 11.4v.01',
];
