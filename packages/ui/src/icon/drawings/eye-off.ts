import type { IconDrawing } from '../icon-drawing.ts';

export const eyeOffIcon: IconDrawing = [
  'M9.5 5.8a9.4 9.4 0 0 1 2.5-.3c4 0 7.25 2.25 9.25 6.5a13.4 13.4 0 0 1-2.5 3.6',
  'M6.25 7.4A12.6 12.6 0 0 0 2.75 12c2 4.25 5.25 6.5 9.25 6.5a9.6 9.6 0 0 0 5-1.4',
  'M10 10.1a2.75 2.75 0 0 0 3.9 3.9',
  'm4 4 16 16',
];
