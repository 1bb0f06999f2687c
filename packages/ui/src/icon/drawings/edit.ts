import type { IconDrawing } from '../Icon.tsx';

export const editIcon: IconDrawing = [
  'M4.25 19.75 5 16 16.1 4.9a1.6 1.6 0 0 1 2.25 0l.75.75a1.6 1.6 0 0 1 0 2.25L8 19z',
  'm14 7 3 3',
];
