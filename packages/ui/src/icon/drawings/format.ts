import type { IconDrawing } from '../Icon.tsx';

export const headingIcon: IconDrawing = [
  'M4 6v12',
  'M12 6v12',
  'M4 12h8',
  'm16.5 10.25 2.5-1.5V18',
];

export const subheadingIcon: IconDrawing = [
  'M4 6v12',
  'M12 6v12',
  'M4 12h8',
  'M16 11c.2-2.8 4.5-2.7 4.5.1 0 2.2-4.5 3.9-4.5 6.9h4.5',
];

export const boldIcon: IconDrawing = [
  'M7.5 5h5.25a3.4 3.4 0 0 1 0 6.8H7.5z',
  'M7.5 11.8h6.1a3.6 3.6 0 0 1 0 7.2H7.5z',
];

export const italicIcon: IconDrawing = ['M10.5 5h6', 'M7.5 19h6', 'm13.75 5-3.5 14'];

const LINES = ['M10 6.5h10', 'M10 12h10', 'M10 17.5h10'] as const;

export const bulletsIcon: IconDrawing = [...LINES, 'M5 6.5h.01', 'M5 12h.01', 'M5 17.5h.01'];

export const numbersIcon: IconDrawing = [
  ...LINES,
  'm4 5.25 1.5-.75v5',
  'M4 15.5c.2-1.5 2.5-1.4 2.5.2 0 1-2.5 1.8-2.5 3.3h2.5',
];

export const linkIcon: IconDrawing = [
  'M10 14a4 4 0 0 0 5.66 0l2.83-2.83a4 4 0 0 0-5.66-5.66l-1 1',
  'M14 10a4 4 0 0 0-5.66 0L5.5 12.83a4 4 0 0 0 5.66 5.66l1-1',
];

export const undoIcon: IconDrawing = [
  'M9 5.5 4.75 9.75 9 14',
  'M5 9.75h9.25a4.6 4.6 0 0 1 0 9.25H11',
];

export const redoIcon: IconDrawing = [
  'm15 5.5 4.25 4.25L15 14',
  'M19 9.75H9.75a4.6 4.6 0 0 0 0 9.25H13',
];

export const gripIcon: IconDrawing = [
  'M9 6h.01',
  'M9 12h.01',
  'M9 18h.01',
  'M15 6h.01',
  'M15 12h.01',
  'M15 18h.01',
];
