import type { IconDrawing } from '../Icon.tsx';

export const searchIcon: IconDrawing = [
  'M10.75 4a6.75 6.75 0 1 1 0 13.5 6.75 6.75 0 0 1 0-13.5z',
  'm15.75 15.75 4.5 4.5',
];
