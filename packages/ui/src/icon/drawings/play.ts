import type { IconDrawing } from '../icon-drawing.ts';

export const playIcon: IconDrawing = ['M8 5.25v13.5L18.75 12z'];
