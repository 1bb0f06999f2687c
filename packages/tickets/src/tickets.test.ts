import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  billReceipt,
  kitchenTicket,
  receipt,
  refundReceipt,
  renderEscPos,
  renderStar,
  renderSvg,
  type TicketOrder,
  testPage,
} from './index.ts';
import { printable } from './markup/printable.ts';
import { lettersOn, type Paper, printOn } from './testing/emulated-printer.ts';
import { BILL, BRANCH, DELIVERY, PICKUP, PRINTING, REFUND } from './testing/sample.ts';

const printed = (document: string) => printOn('escpos', renderEscPos(document));

/** Returns the lines on the paper as plain text. */
const linesOn = ({ lines }: Paper) =>
  lines.map((line) =>
    line
      .map(({ text }) => text)
      .join(' ')
      .trim(),
  );

/** The delivery after the branch marked the package as unavailable. */
const withoutSet = {
  ...DELIVERY,
  lines: DELIVERY.lines.map((line) => ({ ...line, isUnavailable: line.dishes.length > 0 })),
};

const CHINESE = { ...PRINTING, language: 'zh_CN' } as const;

describe('kitchenTicket', () => {
  test('prints number, method, times, lines in both languages, remark and contacts', () => {
    const lines = linesOn(printed(kitchenTicket(DELIVERY, PRINTING))).filter(
      (line) => !/^-+$/.test(line),
    );
    expect(lines).toEqual([
      'Kitchen ticket',
      'CP-20261121-0042',
      'Delivery',
      'Requested: Sat, 21 Nov, 7:30 pm',
      'Ready by: Sat, 21 Nov, 7:10 pm',
      'Ordered: Sat, 21 Nov, 6:40 pm',
      '2x Claypot rice',
      '瓦煲饭',
      '+ Size: Large',
      '+ 份量: 大',
      '1x Family set',
      '1x Yam ring',
      '佛钵',
      'Remark: No onions | 不要葱',
      'Customer: Aisyah +60123456789',
      'Address: 12A, Jalan SS 2/24, Petaling Jaya',
      'Rider: Ravi +60198765432',
      'Items: 3',
      'Printed: Sat, 21 Nov, 6:41 pm',
    ]);
  });

  test('is Chinese for a Chinese kitchen, with the Chinese names first', () => {
    const lines = linesOn(printed(kitchenTicket(PICKUP, CHINESE)));
    expect(lines).toContain('厨房单');
    expect(lines).toContain('要求时间: 尽快');
    expect(lines.indexOf('2x 瓦煲饭')).toBeLessThan(lines.indexOf('Claypot rice'));
  });

  test('prints the times in the zone of the company', () => {
    const lines = linesOn(printed(kitchenTicket(DELIVERY, { ...PRINTING, zone: 'Asia/Tokyo' })));
    expect(lines).toContain('Requested: Sat, 21 Nov, 8:30 pm');
  });

  test('begins with DUPLICATE in white on black on a reprint only', () => {
    const reprint = printed(kitchenTicket(DELIVERY, { ...PRINTING, isDuplicate: true }));
    expect(reprint.lines[0]?.filter(({ text }) => text.trim() !== '')).toEqual([
      { text: '** DUPLICATE **', isInverted: true },
    ]);
    expect(lettersOn(printed(kitchenTicket(DELIVERY, PRINTING)))).not.toContain('DUPLICATE');
  });

  test('omits unavailable lines and does not count them', () => {
    const letters = lettersOn(printed(kitchenTicket(withoutSet, PRINTING)));
    expect(letters).toContain('2xClaypotrice');
    expect(letters).toContain('Items:2');
    expect(letters).not.toContain('Familyset');
    expect(letters).not.toContain('Yamring');
  });

  test('has no contact on a pickup', () => {
    const letters = lettersOn(printed(kitchenTicket(PICKUP, PRINTING)));
    expect(letters).not.toContain('Aisyah');
    expect(letters).not.toContain('Address');
  });
});

describe('receipt', () => {
  test('prints prices, discounts, charges, total and payment', () => {
    const text = linesOn(printed(receipt(DELIVERY, BRANCH, PRINTING))).join('\n');
    for (const line of [
      'Claypot Corner House',
      'Reg. no. 201901023456 (1332786-D)',
      'SST no. W10-1808-31012345',
      'CCH SS2',
      '47300 Petaling Jaya',
      '2x Claypot rice 33.80',
      '+ Size: Large',
      '1x Family set 88.00',
      'Subtotal 121.80',
      'Voucher discount -5.00',
      'Member discount -6.09',
      'Service charge 11.07',
      'Delivery fee 6.00',
      'Tax 7.31',
      'Rounding -0.04',
      'Total RM 135.05',
      'Paid by: FPX',
      'Ordered: 21 Nov 2026, 6:40 pm',
    ]) {
      expect(text).toContain(line);
    }
    expect(text).not.toContain('Points discount');
  });

  test('has no SST number for a company that is not registered', () => {
    const text = linesOn(printed(receipt(DELIVERY, { ...BRANCH, sstNo: null }, PRINTING)));
    expect(text.join('\n')).toContain('Reg. no. 201901023456');
    expect(text.join('\n')).not.toContain('SST no.');
  });

  test('marks unavailable lines, and prints the refund below the paid total', () => {
    const order = { ...withoutSet, refunded: 9240 };
    const text = linesOn(printed(receipt(order, BRANCH, PRINTING))).join('\n');
    expect(text).toMatch(/1x Family set 88\.00\nNot available\n/);
    expect(text).toMatch(/Total RM 135\.05\n+Refunded -RM 92\.40\n/);
    const paid = linesOn(printed(receipt(DELIVERY, BRANCH, PRINTING))).join('\n');
    expect(paid).not.toMatch(/Not available|Refunded/);
  });

  test('is Chinese in a Chinese branch', () => {
    const text = linesOn(printed(receipt(DELIVERY, BRANCH, CHINESE))).join('\n');
    for (const line of ['瓦煲之家', '2x 瓦煲饭 33.80', '总计 RM 135.05', '付款方式: FPX']) {
      expect(text).toContain(line);
    }
  });

  test('begins with DUPLICATE on a reprint', () => {
    const reprint = { ...PRINTING, isDuplicate: true };
    expect(lettersOn(printed(receipt(DELIVERY, BRANCH, reprint)))).toMatch(/^\*\*DUPLICATE\*\*/);
  });
});

describe('billReceipt', () => {
  const linesOf = (bill = BILL, printing = PRINTING) =>
    linesOn(printed(billReceipt(bill, BRANCH, printing)));

  test('prints numbers, table, lines, amounts, payments with change, points and the member', () => {
    expect(linesOf().filter((line) => !/^-+$/.test(line))).toEqual([
      'Claypot Corner House',
      'Reg. no. 201901023456 (1332786-D)',
      'SST no. W10-1808-31012345',
      'CCH SS2',
      '10, Jalan SS 2/63',
      '47300 Petaling Jaya',
      'Receipt',
      '1042',
      'Bill: DI-261121-7F3K9Q',
      'Table: 12',
      'Date: 21 Nov 2026, 6:40 pm',
      'Member: Mei',
      '2x Claypot rice 33.80',
      '+ Size: Large',
      '1x Family set 88.00',
      '1x Yam ring',
      '1x Birthday cake 15.00',
      'Subtotal 136.80',
      'Voucher discount -5.00',
      'Member discount -6.59',
      'Points discount -10.00',
      'Service charge 11.52',
      'Rounding 0.02',
      'Total RM 126.75',
      'SST included 7.17',
      'Wallet 50.00',
      'Card terminal 004217 26.73',
      'Cash 50.02',
      'Cash received 60.00',
      'Change 9.98',
      'Points earned: 34',
      'Printed: 21 Nov 2026, 6:41 pm',
      'Thank you. See you again soon.',
    ]);
  });

  test('omits table, member, points and amounts that a bill does not have', () => {
    const amounts = { ...BILL.amounts, voucherDiscount: 0, tierDiscount: 0, pointDiscount: 0 };
    const guest = { ...BILL, amounts, tableNo: null, memberName: null, pointsEarned: 0 };
    const text = linesOf(guest).join('\n');
    expect(text).not.toMatch(/Table|Member|Points|discount|Refunded/);
  });

  test('shows no change for the exact cash', () => {
    const [, , cash] = BILL.payments;
    const payments = cash === undefined ? [] : [{ ...cash, tendered: cash.amount }];
    expect(linesOf({ ...BILL, payments }).join('\n')).not.toMatch(/received|Change/);
  });

  test('prints the discount of Family Day, and the refund below the payments', () => {
    const amounts = { ...BILL.amounts, familyDayDiscount: 3010 };
    const text = linesOf({ ...BILL, amounts, refunded: 1250 }).join('\n');
    expect(text).toContain('Family Day discount -30.10');
    expect(text).toMatch(/Change 9\.98\n+Refunded -RM 12\.50\n/);
  });

  test('is Chinese in a Chinese branch, and says DUPLICATE on a reprint', () => {
    const text = linesOf(BILL, { ...CHINESE, isDuplicate: true }).join('\n');
    for (const line of [
      '** 重印 **',
      '桌号: 12',
      '2x 瓦煲饭 33.80',
      '刷卡机 004217 26.73',
      '找零 9.98',
    ]) {
      expect(text).toContain(line);
    }
  });
});

describe('refundReceipt', () => {
  test('prints its own number, that of the bill, and what went back where', () => {
    const lines = linesOn(printed(refundReceipt(REFUND, BRANCH, PRINTING)));
    const own = lines.slice(lines.indexOf('Refund receipt')).filter((line) => !/^-+$/.test(line));
    expect(own).toEqual([
      'Refund receipt',
      '1043',
      'Bill: DI-261121-7F3K9Q',
      'Table: 12',
      'Date: 21 Nov 2026, 7:05 pm',
      'Member: Mei',
      'For receipt: 1042',
      'Wallet 10.00',
      'Cash 2.50',
      'Refunded RM 12.50',
      'Printed: 21 Nov 2026, 6:41 pm',
      'Thank you. See you again soon.',
    ]);
    expect(lines).toContain('SST no. W10-1808-31012345');
  });

  test('is Chinese in a Chinese branch', () => {
    const text = linesOn(printed(refundReceipt(REFUND, BRANCH, CHINESE))).join('\n');
    for (const line of ['退款收据', '原收据: 1042', '钱包 10.00', '已退款 RM 12.50']) {
      expect(text).toContain(line);
    }
  });
});

test('a test page has both languages', () => {
  const letters = lettersOn(printed(testPage('Kitchen {1}', PRINTING)));
  expect(letters).toContain('Kitchen{1}');
  expect(letters).toContain('Thankyou.');
  expect(letters).toContain('谢谢惠顾');
});

const hostile = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }),
  fc.string({ unit: fc.constantFrom(...'\\{}|_"`^~=-nx01a;:\n\u001b\u001d\u030c'), maxLength: 80 }),
  fc.constantFrom('{code:123;option:qrcode}', '{image:AAAA}', '{command:\\x1bp}', '=', '---'),
);

const hostileOrder = fc
  .record({ name: hostile, chinese: hostile, remark: hostile, customer: hostile, choice: hostile })
  .map(({ name, chinese, remark, customer, choice }): TicketOrder => {
    const dish = {
      name: { en: name, zh_CN: chinese },
      qty: 3,
      choices: [{ option: { en: choice }, variation: { en: name } }],
    };
    return {
      ...DELIVERY,
      remark,
      customer: { name: customer, phone: customer },
      address: remark,
      lines: [{ ...dish, dishes: [dish], total: 100, isUnavailable: false }],
    };
  });

/** Returns the kinds of elements in the picture of a ticket. */
const elementsOf = (order: TicketOrder) => {
  const svg = renderSvg(kitchenTicket(order, PRINTING));
  return new Set([...svg.matchAll(/<(\w+)/g)].map(([, name]) => name));
};

const letters = (text: string) => printable(text).replaceAll(/\s/g, '');

/** Returns the letters that the ticket of a hostile order must have, in order. */
function expectedLetters({ lines, remark, customer, address }: TicketOrder): string {
  const dishes = lines.flatMap((line) => [line, ...line.dishes]);
  const rows = dishes.map(({ name, choices: [choice] }) => {
    const chinese = name.zh_CN === undefined || name.zh_CN === '' ? name.en : name.zh_CN;
    const names = chinese === name.en ? [name.en] : [name.en, chinese];
    return `3x${names.map(letters).join('')}+${letters(choice?.option.en ?? '')}:${letters(choice?.variation.en ?? '')}`;
  });
  const rule = '-'.repeat(48);
  return [
    ...rows,
    rule,
    `Remark:${letters(remark ?? '')}`,
    rule,
    `Customer:${letters(`${customer.name} ${customer.phone}`)}`,
    `Address:${letters(address ?? '')}`,
    'Rider:Ravi+60198765432',
    'Items:3',
  ].join('');
}

describe('hostile texts', () => {
  test.each([
    ['ESC/POS', (text: string) => printOn('escpos', renderEscPos(text))],
    ['StarPRNT', (text: string) => printOn('star', renderStar(text, 'starprnt'))],
    ['Star line mode', (text: string) => printOn('star', renderStar(text, 'starline'))],
  ] as const)('are printed as they are and change nothing else, by %s', (_, print) => {
    fc.assert(
      fc.property(hostileOrder, (order) => {
        const paper = print(kitchenTicket(order, PRINTING));
        expect(lettersOn(paper)).toContain(expectedLetters(order));
        expect(paper.cuts).toBe(1);
      }),
    );
  });

  test('leave a receipt with one cut and its total', () => {
    fc.assert(
      fc.property(hostileOrder, (order) => {
        const paper = printed(receipt({ ...DELIVERY, ...order }, BRANCH, PRINTING));
        expect(paper.cuts).toBe(1);
        expect(lettersOn(paper)).toContain('TotalRM135.05');
      }),
    );
  });

  test('leave the receipt of a bill with one cut and its total', () => {
    fc.assert(
      fc.property(hostileOrder, hostile, ({ lines }, text) => {
        const bill = { ...BILL, lines, tableNo: text, memberName: text };
        const paper = printed(billReceipt(bill, BRANCH, PRINTING));
        expect(paper.cuts).toBe(1);
        expect(lettersOn(paper)).toContain('TotalRM126.75');
      }),
    );
  });

  test('add no element to the picture', () => {
    fc.assert(
      fc.property(hostileOrder, (order) => {
        expect(elementsOf(order)).toEqual(elementsOf({ ...DELIVERY, rider: null }));
      }),
      { numRuns: 30 },
    );
  });
});
