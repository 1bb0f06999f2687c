import type { IconDrawing } from '../Icon.tsx';

export const refundIcon: IconDrawing = ['M4.75 8.5H14a5 5 0 0 1 0 10H8.5', 'm8.5 4.5-4 4 4 4'];
