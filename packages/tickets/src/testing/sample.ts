import type { Printing, TicketBranch } from '../order.ts';
import type { PaidBill, RefundedBill } from '../receipts/bill.ts';
import type { PaidOrder } from '../receipts/receipt.ts';

/** Returns the epoch milliseconds of a time in Kuala Lumpur. */
const at = (wallTime: string) => ({ epochMilliseconds: Date.parse(`${wallTime}+08:00`) });

/** A delivery with a package, choices, discounts and a remark, named in both languages. */
export const DELIVERY: PaidOrder = {
  number: 'CP-20261121-0042',
  method: 'delivery',
  paidAt: at('2026-11-21T18:40'),
  requestedAt: at('2026-11-21T19:30'),
  readyBy: at('2026-11-21T19:10'),
  remark: 'No onions | 不要葱',
  customer: { name: 'Aisyah', phone: '+60123456789' },
  address: '12A, Jalan SS 2/24, Petaling Jaya',
  rider: { name: 'Ravi', phone: '+60198765432' },
  lines: [
    {
      name: { en: 'Claypot rice', zh_CN: '瓦煲饭' },
      qty: 2,
      choices: [
        {
          option: { en: 'Size', zh_CN: '份量' },
          variation: { en: 'Large', zh_CN: '大' },
        },
      ],
      dishes: [],
      total: 3380,
      isUnavailable: false,
    },
    {
      name: { en: 'Family set' },
      qty: 1,
      choices: [],
      dishes: [{ name: { en: 'Yam ring', zh_CN: '佛钵' }, qty: 1, choices: [] }],
      total: 8800,
      isUnavailable: false,
    },
  ],
  amounts: {
    subtotal: 12_180,
    voucherDiscount: 500,
    tierDiscount: 609,
    pointDiscount: 0,
    serviceCharge: 1107,
    deliveryFee: 600,
    tax: 731,
    rounding: -4,
    total: 13_505,
  },
  refunded: 0,
  paymentMethod: 'fpx',
};

/** A pickup as soon as possible, without a remark. */
export const PICKUP: PaidOrder = {
  ...DELIVERY,
  method: 'pickup',
  requestedAt: null,
  remark: null,
  address: null,
  rider: null,
};

/** A bill with an open amount, every discount of a usual day, and a mixed payment. */
export const BILL: PaidBill = {
  number: 'DI-261121-7F3K9Q',
  receiptNumber: 1042,
  tableNo: '12',
  memberName: 'Mei',
  issuedAt: at('2026-11-21T18:40'),
  lines: [
    ...DELIVERY.lines,
    {
      name: { en: 'Birthday cake' },
      qty: 1,
      choices: [],
      dishes: [],
      total: 1500,
      isUnavailable: false,
    },
  ],
  amounts: {
    subtotal: 13_680,
    voucherDiscount: 500,
    tierDiscount: 659,
    familyDayDiscount: 0,
    pointDiscount: 1000,
    serviceCharge: 1152,
    tax: 717,
    rounding: 2,
    total: 12_675,
  },
  payments: [
    { method: 'wallet', amount: 5000, tendered: null, terminalReference: null },
    { method: 'card', amount: 2673, tendered: null, terminalReference: '004217' },
    { method: 'cash', amount: 5002, tendered: 6000, terminalReference: null },
  ],
  pointsEarned: 34,
  refunded: 0,
};

export const REFUND: RefundedBill = {
  number: BILL.number,
  receiptNumber: 1043,
  tableNo: BILL.tableNo,
  memberName: BILL.memberName,
  issuedAt: at('2026-11-21T19:05'),
  billReceiptNumber: BILL.receiptNumber,
  parts: [
    { method: 'wallet', amount: 1000 },
    { method: 'cash', amount: 250 },
  ],
};

export const BRANCH: TicketBranch = {
  company: { en: 'Claypot Corner House', zh_CN: '瓦煲之家' },
  registrationNo: '201901023456 (1332786-D)',
  sstNo: 'W10-1808-31012345',
  name: { en: 'CCH SS2', zh_CN: 'SS2 分店' },
  address: ['10, Jalan SS 2/63', '47300 Petaling Jaya'],
};

export const PRINTING: Printing = {
  language: 'en',
  zone: 'Asia/Kuala_Lumpur',
  now: at('2026-11-21T18:41'),
  isDuplicate: false,
};
