import type { IconDrawing } from '../icon-drawing.ts';

export const bowlIcon: IconDrawing = [
  'M3.75 11.75h16.5a8.25 8.25 0 0 1-5.25 7.1v.9H9v-.9a8.25 8.25 0 0 1-5.25-7.1z',
  'M9.25 8.75c-1.3-1.5 1.3-2.5 0-4',
  'M14.75 8.75c-1.3-1.5 1.3-2.5 0-4',
];
