import type { IconDrawing } from '../icon-drawing.ts';

export const closeIcon: IconDrawing = ['m6.25 6.25 11.5 11.5', 'M17.75 6.25 6.25 17.75'];
