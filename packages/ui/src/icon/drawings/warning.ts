import type { IconDrawing } from '../icon-drawing.ts';

export const warningIcon: IconDrawing = ['M12 4.25 21 19.5H3z', 'M12 10v4.5', 'M12 17v.01'];
