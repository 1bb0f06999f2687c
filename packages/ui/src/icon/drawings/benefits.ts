import type { IconDrawing } from '../Icon.tsx';

export const bowlIcon: IconDrawing = [
  'M3.75 11.75h16.5a8.25 8.25 0 0 1-5.25 7.1v.9H9v-.9a8.25 8.25 0 0 1-5.25-7.1z',
  'M9.25 8.75c-1.3-1.5 1.3-2.5 0-4',
  'M14.75 8.75c-1.3-1.5 1.3-2.5 0-4',
];

export const claypotIcon: IconDrawing = [
  'M5 12h14l-.95 5.2A2.75 2.75 0 0 1 15.35 19.5h-6.7a2.75 2.75 0 0 1-2.7-2.3z',
  'M6 11.75c.4-2.7 2.9-4.25 6-4.25s5.6 1.55 6 4.25',
  'M12 7.25V5',
  'M5.25 14H3.25',
  'M18.75 14h2',
];

export const doorIcon: IconDrawing = [
  'M6.75 20V5.5A1.25 1.25 0 0 1 8 4.25h8a1.25 1.25 0 0 1 1.25 1.25V20',
  'M4.25 20h15.5',
  'M14.25 12.25v.01',
];
