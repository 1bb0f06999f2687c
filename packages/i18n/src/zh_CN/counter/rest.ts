import type { RestOfCounterTexts } from '../../translation.ts';
import { availability } from './availability.ts';
import { draft } from './draft.ts';
import { files } from './files.ts';
import { hours } from './hours.ts';
import { orders } from './orders.ts';
import { reasons } from './reasons.ts';
import { record } from './record.ts';
import { refunds } from './refunds.ts';
import { reports } from './reports.ts';
import { staff } from './staff.ts';

export const texts: RestOfCounterTexts = {
  counterOrders: orders,
  counterStaff: staff,
  counterReasons: reasons,
  counterRefunds: refunds,
  counterRecord: record,
  counterReports: reports,
  counterDraft: draft,
  counterFiles: files,
  counterHours: hours,
  counterAvailability: availability,
};
