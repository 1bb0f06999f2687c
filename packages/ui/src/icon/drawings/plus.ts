import type { IconDrawing } from '../icon-drawing.ts';

export const plusIcon: IconDrawing = ['M12 5.5v13', 'M5.5 12h13'];
