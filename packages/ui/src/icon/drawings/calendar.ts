import type { IconDrawing } from '../Icon.tsx';

export const calendarIcon: IconDrawing = [
  'M5.75 5.5h12.5a1.5 1.5 0 0 1 1.5 1.5v11.25a1.5 1.5 0 0 1-1.5 1.5H5.75a1.5 1.5 0 0 1-1.5-1.5V7a1.5 1.5 0 0 1 1.5-1.5z',
  'M4.5 10h15',
  'M8.5 3.5v3.75M15.5 3.5v3.75',
];
