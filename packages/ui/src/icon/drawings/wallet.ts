import type { IconDrawing } from '../icon-drawing.ts';

export const walletIcon: IconDrawing = [
  'M17.5 7.5V5.75a1.25 1.25 0 0 0-1.5-1.22L5.5 6.4A2 2 0 0 0 4 8.35V17.5a1.75 1.75 0 0 0 1.75 1.75h12.5A1.75 1.75 0 0 0 20 17.5V9.25a1.75 1.75 0 0 0-1.75-1.75H6',
  'M16.25 13.4v.01',
];
