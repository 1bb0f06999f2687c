/** Icons of most screens. They load with the shared components. */
import type { IconDrawing } from '../Icon.tsx';

export const backIcon: IconDrawing = ['M14.5 5.5 8 12l6.5 6.5'];

export const checkIcon: IconDrawing = ['m5 12.75 4.5 4.5L19 7.5'];

export const chevronDownIcon: IconDrawing = ['m6 9.5 6 6 6-6'];

export const chevronUpIcon: IconDrawing = ['m6 14.5 6-6 6 6'];

export const clockIcon: IconDrawing = [
  'M12 3.25a8.75 8.75 0 1 1 0 17.5 8.75 8.75 0 0 1 0-17.5z',
  'M12 7.25V12l3.25 2.25',
];

export const closeIcon: IconDrawing = ['m6.25 6.25 11.5 11.5', 'M17.75 6.25 6.25 17.75'];

export const documentIcon: IconDrawing = [
  'M6.5 3.75h7.25L18.5 8.5v10.25a1.5 1.5 0 0 1-1.5 1.5H6.5a1.5 1.5 0 0 1-1.5-1.5V5.25a1.5 1.5 0 0 1 1.5-1.5z',
  'M13.5 4v4.75h4.75',
  'M8.5 12.75h6.5',
  'M8.5 16.25h4.5',
];

export const externalIcon: IconDrawing = [
  'M13.5 4.5h6v6',
  'm19 5-8.25 8.25',
  'M17.75 13.5v4.25a1.5 1.5 0 0 1-1.5 1.5h-10a1.5 1.5 0 0 1-1.5-1.5v-10a1.5 1.5 0 0 1 1.5-1.5h4.25',
];

export const flameIcon: IconDrawing = [
  'M12 2.75c.5 3.25 5.75 5.5 5.75 11a5.75 5.75 0 0 1-11.5 0c0-2.25 1-3.75 2-4.75.25 1.5 1 2.25 1.75 2.5-.25-3.5.5-6.5 2-8.75z',
];

export const minusIcon: IconDrawing = ['M5.5 12h13'];

export const pauseIcon: IconDrawing = ['M8.75 5.5v13', 'M15.25 5.5v13'];

export const phoneIcon: IconDrawing = [
  'M5.5 3.75h2.9a1 1 0 0 1 .97.74l.83 3.1a1 1 0 0 1-.3 1l-1.55 1.4a12 12 0 0 0 5.66 5.66l1.4-1.55a1 1 0 0 1 1-.3l3.1.83a1 1 0 0 1 .74.97v2.9a1.75 1.75 0 0 1-1.85 1.75C10.6 19.75 4.25 13.4 3.75 5.6A1.75 1.75 0 0 1 5.5 3.75z',
];

export const pinIcon: IconDrawing = [
  'M12 21c4.4-4.3 6.75-7.9 6.75-11a6.75 6.75 0 0 0-13.5 0c0 3.1 2.35 6.7 6.75 11z',
  'M12 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
];

export const playIcon: IconDrawing = ['M8 5.25v13.5L18.75 12z'];

export const plusIcon: IconDrawing = ['M12 5.5v13', 'M5.5 12h13'];

export const repeatIcon: IconDrawing = [
  'M4.75 11V9.5a3 3 0 0 1 3-3h10.5',
  'm15.5 3.5 3 3-3 3',
  'M19.25 13v1.5a3 3 0 0 1-3 3H5.75',
  'm8.5 20.5-3-3 3-3',
];

export const ticketIcon: IconDrawing = [
  'M4.75 6h14.5a1.25 1.25 0 0 1 1.25 1.25V10a2 2 0 0 0 0 4v2.75A1.25 1.25 0 0 1 19.25 18H4.75a1.25 1.25 0 0 1-1.25-1.25V14a2 2 0 0 0 0-4V7.25A1.25 1.25 0 0 1 4.75 6z',
  'M14.5 6.25v2',
  'M14.5 11v2',
  'M14.5 15.75v2',
];

export const trashIcon: IconDrawing = [
  'M4.5 6.5h15',
  'M9 6.25v-1a1.5 1.5 0 0 1 1.5-1.5h3a1.5 1.5 0 0 1 1.5 1.5v1',
  'm6.25 6.75.8 11.6a1.75 1.75 0 0 0 1.75 1.65h6.4a1.75 1.75 0 0 0 1.75-1.65l.8-11.6',
  'M10.25 10.5v5.5',
  'M13.75 10.5v5.5',
];

export const walletIcon: IconDrawing = [
  'M17.5 7.5V5.75a1.25 1.25 0 0 0-1.5-1.22L5.5 6.4A2 2 0 0 0 4 8.35V17.5a1.75 1.75 0 0 0 1.75 1.75h12.5A1.75 1.75 0 0 0 20 17.5V9.25a1.75 1.75 0 0 0-1.75-1.75H6',
  'M16.25 13.4v.01',
];
