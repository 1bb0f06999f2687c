import type { IconDrawing } from '../Icon.tsx';

export const cameraIcon: IconDrawing = [
  'M5 7.75h2.6l1.15-2h6.5l1.15 2H19a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5H5a1.5 1.5 0 0 1-1.5-1.5v-8A1.5 1.5 0 0 1 5 7.75z',
  'M12 9.75a3.25 3.25 0 1 1 0 6.5 3.25 3.25 0 0 1 0-6.5z',
];
