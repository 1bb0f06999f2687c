import type { IconDrawing } from '../icon-drawing.ts';

export const chevronRightIcon: IconDrawing = ['m9.5 6 6 6-6 6'];
