import type { IconDrawing } from '../Icon.tsx';

export const bellIcon: IconDrawing = [
  'M6.25 16.5h11.5c-1-1.2-1.5-2.7-1.5-4.75V10a4.25 4.25 0 0 0-8.5 0v1.75c0 2.05-.5 3.55-1.5 4.75z',
  'M10 19.25a2.25 2.25 0 0 0 4 0',
  'M12 3.5v2.25',
];
