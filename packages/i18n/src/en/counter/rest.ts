import { reasons } from './reasons.ts';
import { staff } from './staff.ts';

/** English texts that screens and dialogs load with their code. */
export const texts = { counterStaff: staff, counterReasons: reasons };
