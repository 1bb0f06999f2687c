import type { IconDrawing } from '../Icon.tsx';

export const lockIcon: IconDrawing = [
  'M6.5 10.5h11a1.25 1.25 0 0 1 1.25 1.25V19a1.25 1.25 0 0 1-1.25 1.25h-11A1.25 1.25 0 0 1 5.25 19v-7.25A1.25 1.25 0 0 1 6.5 10.5z',
  'M8.25 10.25V7.5a3.75 3.75 0 0 1 7.5 0v2.75',
  'M12 14.25v2.25',
];
