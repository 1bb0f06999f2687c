import type { IconDrawing } from '../icon-drawing.ts';

export const backIcon: IconDrawing = ['M14.5 5.5 8 12l6.5 6.5'];
