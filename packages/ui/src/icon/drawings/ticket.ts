import type { IconDrawing } from '../icon-drawing.ts';

export const ticketIcon: IconDrawing = [
  'M4.75 6h14.5a1.25 1.25 0 0 1 1.25 1.25V10a2 2 0 0 0 0 4v2.75A1.25 1.25 0 0 1 19.25 18H4.75a1.25 1.25 0 0 1-1.25-1.25V14a2 2 0 0 0 0-4V7.25A1.25 1.25 0 0 1 4.75 6z',
  'M14.5 6.25v2',
  'M14.5 11v2',
  'M14.5 15.75v2',
];
