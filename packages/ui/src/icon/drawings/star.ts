import type { IconDrawing } from '../icon-drawing.ts';

export const starIcon: IconDrawing = [
  'm12 3.75 2.5 5.2 5.75.8-4.2 4 1.05 5.7L12 16.7l-5.1 2.75 1.05-5.7-4.2-4 5.75-.8z',
];
