import type { IconDrawing } from '../icon-drawing.ts';

export const checkIcon: IconDrawing = ['m5 12.75 4.5 4.5L19 7.5'];
