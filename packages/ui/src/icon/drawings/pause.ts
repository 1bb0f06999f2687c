import type { IconDrawing } from '../icon-drawing.ts';

export const pauseIcon: IconDrawing = ['M8.75 5.5v13', 'M15.25 5.5v13'];
