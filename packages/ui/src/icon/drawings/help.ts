import type { IconDrawing } from '../icon-drawing.ts';

export const helpIcon: IconDrawing = [
  'M12 3.25a8.75 8.75 0 1 1 0 17.5 8.75 8.75 0 0 1 0-17.5z',
  'M9.5 9.6a2.5 2.5 0 1 1 3.6 2.25c-.75.38-1.1.85-1.1 1.65v.25',
  'M12 16.5v.01',
];
