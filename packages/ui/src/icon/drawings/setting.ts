import type { IconDrawing } from '../Icon.tsx';

export const leaveIcon: IconDrawing = [
  'M10 4.25H6.25a1.5 1.5 0 0 0-1.5 1.5v12.5a1.5 1.5 0 0 0 1.5 1.5H10',
  'M15.5 8l4 4-4 4',
  'M19.25 12H9.5',
];

export const shieldIcon: IconDrawing = [
  'M12 3.5 19 6v5.5c0 4.2-2.8 7.3-7 9-4.2-1.7-7-4.8-7-9V6z',
  'm9 11.9 2.2 2.2 3.9-4.1',
];
