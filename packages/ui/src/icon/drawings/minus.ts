import type { IconDrawing } from '../icon-drawing.ts';

export const minusIcon: IconDrawing = ['M5.5 12h13'];
