/** Icons of the staff app. Customers never load them. */
import type { IconDrawing } from '../Icon.tsx';

export const monitorIcon: IconDrawing = [
  'M5 4.25h14a1.25 1.25 0 0 1 1.25 1.25v9.5a1.25 1.25 0 0 1-1.25 1.25H5A1.25 1.25 0 0 1 3.75 15V5.5A1.25 1.25 0 0 1 5 4.25z',
  'M12 16.25v3.5',
  'M8.25 19.75h7.5',
];

export const tabletIcon: IconDrawing = [
  'M6.5 3.25h11a1.25 1.25 0 0 1 1.25 1.25v15a1.25 1.25 0 0 1-1.25 1.25h-11a1.25 1.25 0 0 1-1.25-1.25v-15A1.25 1.25 0 0 1 6.5 3.25z',
  'M11 17.75h2',
];

export const backspaceIcon: IconDrawing = [
  'M8.5 5.25h10.25A1.5 1.5 0 0 1 20.25 6.75v10.5a1.5 1.5 0 0 1-1.5 1.5H8.5L3 12z',
  'm11 9.25 5.5 5.5',
  'm16.5 9.25-5.5 5.5',
];

export const speakerIcon: IconDrawing = [
  'M4 9.5h3l4.5-4v13l-4.5-4H4z',
  'M15 9a4.25 4.25 0 0 1 0 6',
  'M17.5 6.5a7.75 7.75 0 0 1 0 11',
];

export const printerIcon: IconDrawing = [
  'M7.25 8.75V3.75h9.5v5',
  'M7.25 17h-2a1.5 1.5 0 0 1-1.5-1.5v-5.25a1.5 1.5 0 0 1 1.5-1.5h13.5a1.5 1.5 0 0 1 1.5 1.5v5.25a1.5 1.5 0 0 1-1.5 1.5h-2',
  'M7.25 14h9.5v6.25h-9.5z',
];

export const historyIcon: IconDrawing = [
  'M4.25 5v4.25H8.5',
  'M4.6 9.25A8 8 0 1 1 4 12',
  'M12 8v4.25l3 1.75',
];

export const moreIcon: IconDrawing = [
  'M5.5 11a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
  'M12 11a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
  'M18.5 11a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
];

export const chartIcon: IconDrawing = [
  'M4 20.25h16',
  'M6.25 20.25v-6h2.5v6',
  'M10.75 20.25V4.75h2.5v15.5',
  'M15.25 20.25v-9.5h2.5v9.5',
];
