import type { RestOfCounterTexts } from '../../translation.ts';
import { reasons } from './reasons.ts';
import { staff } from './staff.ts';

export const texts: RestOfCounterTexts = { counterStaff: staff, counterReasons: reasons };
