import type { IconDrawing } from '../icon-drawing.ts';

export const chevronUpIcon: IconDrawing = ['m6 14.5 6-6 6 6'];
