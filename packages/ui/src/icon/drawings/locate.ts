import type { IconDrawing } from '../Icon.tsx';

export const locateIcon: IconDrawing = [
  'M12 5.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z',
  'M12 2.5v3',
  'M12 18.5v3',
  'M2.5 12h3',
  'M18.5 12h3',
  'M12 10.25a1.75 1.75 0 1 1 0 3.5 1.75 1.75 0 0 1 0-3.5z',
];
