import type { IconDrawing } from '../icon-drawing.ts';

export const phoneIcon: IconDrawing = [
  'M5.5 3.75h2.9a1 1 0 0 1 .97.74l.83 3.1a1 1 0 0 1-.3 1l-1.55 1.4a12 12 0 0 0 5.66 5.66l1.4-1.55a1 1 0 0 1 1-.3l3.1.83a1 1 0 0 1 .74.97v2.9a1.75 1.75 0 0 1-1.85 1.75C10.6 19.75 4.25 13.4 3.75 5.6A1.75 1.75 0 0 1 5.5 3.75z',
];
