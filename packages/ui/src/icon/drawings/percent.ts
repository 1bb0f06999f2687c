import type { IconDrawing } from '../Icon.tsx';

export const percentIcon: IconDrawing = [
  'M6.25 17.75l11.5-11.5',
  'M8 10.25a2.25 2.25 0 1 1 0-4.5 2.25 2.25 0 0 1 0 4.5z',
  'M16 18.25a2.25 2.25 0 1 1 0-4.5 2.25 2.25 0 0 1 0 4.5z',
];
