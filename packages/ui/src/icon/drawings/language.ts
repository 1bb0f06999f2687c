import type { IconDrawing } from '../Icon.tsx';

export const languageIcon: IconDrawing = [
  'M12 3.25a8.75 8.75 0 1 1 0 17.5 8.75 8.75 0 0 1 0-17.5z',
  'M3.25 12h17.5',
  'M12 3.25c2.4 2.4 3.5 5.3 3.5 8.75s-1.1 6.35-3.5 8.75c-2.4-2.4-3.5-5.3-3.5-8.75s1.1-6.35 3.5-8.75z',
];
