import type { IconDrawing } from '../icon-drawing.ts';

export const chevronDownIcon: IconDrawing = ['m6 9.5 6 6 6-6'];
