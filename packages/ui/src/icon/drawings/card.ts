import type { IconDrawing } from '../Icon.tsx';

export const cardIcon: IconDrawing = [
  'M4.5 5.75h15A1.75 1.75 0 0 1 21.25 7.5v9a1.75 1.75 0 0 1-1.75 1.75h-15a1.75 1.75 0 0 1-1.75-1.75v-9A1.75 1.75 0 0 1 4.5 5.75z',
  'M2.75 10h18.5',
  'M6.5 14.5H10',
];
