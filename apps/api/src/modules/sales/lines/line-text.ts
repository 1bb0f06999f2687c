import { formatMoneyString } from '@claypot/sdk';
import type { BillLine } from '../bills/bill-lines.ts';
import { lineName } from '../view/line-view.ts';

/** Returns a line as text for the record, e.g. `2 × Claypot rice, 37.80`. */
export function lineText(line: BillLine): string {
  return `${line.qty} × ${lineName(line, 'en')}, ${formatMoneyString(line.line_total)}`;
}
