import type { IconDrawing } from '../Icon.tsx';

export const shareIcon: IconDrawing = [
  'M12 14.75V4',
  'm8 7.5 4-4 4 4',
  'M7.5 11H6.25a1.5 1.5 0 0 0-1.5 1.5v6.25a1.5 1.5 0 0 0 1.5 1.5h11.5a1.5 1.5 0 0 0 1.5-1.5V12.5a1.5 1.5 0 0 0-1.5-1.5H16.5',
];
