import type { PrintableTicket } from '@claypot/counter/printing';
import { aBoardOrder, aTicket } from '@claypot/testing/counter';
import { TIME_ZONE } from '../../orders/shared/testing/samples.ts';

/** Returns a kitchen ticket in both languages, for stories. */
export function aPrintable(fields: Partial<PrintableTicket> = {}): PrintableTicket {
  const { amounts, branch_address: branchAddress } = aTicket();
  return {
    kind: 'kitchen',
    language: 'en',
    timeZone: TIME_ZONE,
    companyName: 'Claypot Chicken House',
    branchName: 'CCH Bukit Bintang',
    branchAddress,
    order: aBoardOrder({
      remark: 'No onions, please. 不要葱。',
      ready_by: '2026-11-27T04:40:00Z',
    }),
    lines: [
      {
        id: 'rice',
        names: ['Claypot chicken rice', '瓦煲鸡饭'],
        qty: 2,
        choices: [['Size: Large', '份量: 大']],
        dishes: [],
        total: 3380,
        isUnavailable: false,
      },
      {
        id: 'set',
        names: ['Family set for four', '四人家庭套餐'],
        qty: 1,
        choices: [],
        dishes: [
          { id: 'set 0', names: ['Yam ring', '佛钵'], qty: 1, choices: [] },
          { id: 'set 1', names: ['Barley drink', '薏米水'], qty: 4, choices: [] },
        ],
        total: 8800,
        isUnavailable: false,
      },
    ],
    count: 3,
    amounts,
    refunded: 0,
    paymentMethod: 'fpx',
    printedAt: Temporal.Instant.from('2026-11-27T04:05:00Z'),
    isDuplicate: false,
    ...fields,
  };
}

/** Returns a receipt in one language, for stories. */
export function aReceipt(fields: Partial<PrintableTicket> = {}): PrintableTicket {
  const kitchen = aPrintable();
  return {
    ...kitchen,
    kind: 'receipt',
    lines: kitchen.lines.map((line) => ({
      ...line,
      names: line.names.slice(0, 1),
      choices: line.choices.map((choice) => choice.slice(0, 1)),
      dishes: line.dishes.map((dish) => ({ ...dish, names: dish.names.slice(0, 1) })),
    })),
    ...fields,
  };
}
