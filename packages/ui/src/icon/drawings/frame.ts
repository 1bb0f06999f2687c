/** Icons around every screen: tabs, errors and toasts. They load with the first screen. */
import type { IconDrawing } from '../Icon.tsx';

export const homeIcon: IconDrawing = [
  'M3.75 11 12 4l8.25 7',
  'M5.75 9.5v9a1.5 1.5 0 0 0 1.5 1.5h9.5a1.5 1.5 0 0 0 1.5-1.5v-9',
  'M9.75 20v-5.25h4.5V20',
];

export const receiptIcon: IconDrawing = [
  'M5.5 3.75v16.5l2.25-1.5 2.1 1.5 2.15-1.5 2.15 1.5 2.1-1.5 2.25 1.5V3.75l-2.25 1.5-2.1-1.5L12 5.25l-2.15-1.5-2.1 1.5z',
  'M9 9.75h6',
  'M9 13.5h6',
];

export const starIcon: IconDrawing = [
  'm12 3.75 2.5 5.2 5.75.8-4.2 4 1.05 5.7L12 16.7l-5.1 2.75 1.05-5.7-4.2-4 5.75-.8z',
];

export const storeIcon: IconDrawing = [
  'M4.75 10v8.75a1 1 0 0 0 1 1h12.5a1 1 0 0 0 1-1V10',
  'M5.5 4.25h13l2 4.5a2.4 2.4 0 0 1-4.25 1.4 2.75 2.75 0 0 1-4.25 0 2.75 2.75 0 0 1-4.25 0A2.4 2.4 0 0 1 3.5 8.75z',
  'M9.5 19.5V15h5v4.5',
];

export const userIcon: IconDrawing = [
  'M12 3.75a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
  'M4.5 20.25c.6-3.7 3.6-5.75 7.5-5.75s6.9 2.05 7.5 5.75',
];

export const warningIcon: IconDrawing = ['M12 4.25 21 19.5H3z', 'M12 10v4.5', 'M12 17v.01'];
