/** Sample views for stories of bills. */
import type { BillCard, BillsView, BillView } from '@claypot/counter/sales';
import type { CatalogueView } from '@claypot/domain/ordering';
import { cents, type DishSummary, type PackageSummary } from '@claypot/sdk';
import type { Bill, BillLine, BillMember } from '@claypot/sdk/counter';
import { aBill, aNewBill } from '@claypot/testing/counter';

export const NOW = Temporal.Instant.from('2026-11-28T04:30:00Z');

const FRESH = { unconfirmed: false, stale: false, asOf: null } as const;

function aCard(id: string, fields: Partial<BillCard> = {}): BillCard {
  return {
    id,
    number: `DI-261128-${id.toUpperCase()}`,
    state: 'open',
    tableNo: '12',
    memberName: null,
    openedBy: 'Aina',
    openedAt: NOW.subtract({ minutes: 40 }),
    pieces: 3,
    total: cents(8339),
    isPartlyPaid: false,
    left: cents(8339),
    receiptNumber: null,
    ...fields,
  };
}

const OPEN_BILLS: readonly BillCard[] = [
  aCard('7f3k', { memberName: 'Mei' }),
  aCard('9q2m', {
    tableNo: 'Window 3',
    openedAt: NOW.subtract({ minutes: 25 }),
    openedBy: 'Ravi',
    pieces: 12,
    total: cents(31_250),
    isPartlyPaid: true,
    left: cents(11_250),
  }),
  aCard('4t8x', {
    tableNo: null,
    openedAt: NOW.subtract({ minutes: 1 }),
    pieces: 0,
    total: cents(0),
    left: cents(0),
  }),
  aCard('2b6d', { tableNo: '7', memberName: 'Nur Aisyah', pieces: 1, total: cents(1890) }),
];

/** Returns the list of the open bills. */
export function someBills(fields: Partial<BillsView> = {}): BillsView {
  return {
    ...FRESH,
    list: 'open',
    status: 'ready',
    error: null,
    search: '',
    bills: OPEN_BILLS,
    isOpening: false,
    openError: null,
    ...fields,
  };
}

/** Bills that were closed today. */
export const CLOSED_BILLS: readonly BillCard[] = [
  aCard('1a1a', { state: 'paid', receiptNumber: 1042, left: cents(0), memberName: 'Mei' }),
  aCard('3c3c', { state: 'void', tableNo: '4', total: cents(2490), left: cents(0) }),
];

/** Returns the view of an open bill with a member and two lines. */
export function aBillView(fields: Partial<BillView> = {}, bill: Bill = aBill()): BillView {
  return {
    ...FRESH,
    status: 'ready',
    error: null,
    bill,
    lines: bill.lines.map((line) => ({ line, qty: line.qty, isPending: false })),
    additions: [],
    tableNo: bill.table_no,
    usesPoints: bill.uses_points,
    isOnline: true,
    isPending: false,
    isChecking: false,
    pending: new Set(),
    canChange: bill.state === 'open',
    canMove: bill.state === 'open',
    problem: null,
    hasChanged: false,
    ...fields,
  };
}

/** Returns a bill without lines. */
export function anEmptyBillView(fields: Partial<BillView> = {}): BillView {
  return aBillView(fields, aNewBill());
}

/** Returns the member of the sample bill. */
export function aBillMember(fields: Partial<BillMember> = {}): BillMember {
  const { member } = aBill();
  if (member === null) throw new Error('The sample bill has no member');
  const [voucher] = member.vouchers;
  if (voucher === undefined) throw new Error('The sample member has no voucher');
  const others = [
    { id: 'hv_app', name: 'RM 5 off in the app', reason: 'app_only' as const, missing: null },
    { id: 'hv_min', name: 'RM 20 off', reason: 'below_minimum' as const, missing: cents(4020) },
  ];
  return {
    ...member,
    vouchers: [
      voucher,
      ...others.map(({ id, missing, name, reason }) => ({
        ...voucher,
        id,
        name,
        fit: { usable: 0 as const, reason, missing_amount: missing },
      })),
    ],
    ...fields,
  };
}

/** Returns an open question to the member's phone, 40 seconds before it ends. */
export function aRequest(fields: Partial<NonNullable<Bill['request']>> = {}) {
  return {
    id: 'ask_1',
    kind: 'voucher' as const,
    share: null,
    amount: cents(0),
    voucher_id: 'hv_noodles',
    state: 'open' as const,
    failure: null,
    asked_at: NOW.subtract({ seconds: 20 }).toString(),
    expires_at: NOW.add({ seconds: 40 }).toString(),
    ...fields,
  };
}

/** Returns many lines, more than a tablet shows. */
export function manyLines(): BillLine[] {
  const [, line] = aBill().lines;
  if (line === undefined) throw new Error('The sample bill has no second line');
  return Array.from({ length: 14 }, (_, index) => ({
    ...line,
    id: `bl_many_${index}`,
    name: index % 3 === 0 ? 'Signature Claypot Chicken Rice with salted fish' : line.name,
  }));
}

function aDish(id: string, name: string, price: number, fields: Partial<DishSummary> = {}) {
  return {
    id,
    dish_category_id: 'rice',
    name,
    description: '',
    price: cents(price),
    price_after_discount: null,
    dish_image: [],
    stock_status: 'In Stock' as const,
    cart_qty: 0,
    point: 10,
    tags: [],
    has_options: false,
    needs_choice: false,
    ...fields,
  };
}

const RICE = [
  aDish('rice-1', 'Claypot chicken rice', 1890, { has_options: true }),
  aDish('rice-2', 'Claypot rice with salted fish', 2190, { has_options: true }),
  aDish('rice-3', 'Fish head noodles', 2490, { stock_status: 'Sold Out' }),
  aDish('rice-4', 'Plain rice', 250),
];
const DRINKS = [
  aDish('drink-1', 'Barley water', 490, { dish_category_id: 'drinks' }),
  aDish('drink-2', 'Chrysanthemum tea', 450, { dish_category_id: 'drinks' }),
  aDish('drink-3', 'Kopi O', 320, { dish_category_id: 'drinks' }),
];
const A_PACKAGE: PackageSummary = {
  id: 'set-2',
  package_name: 'Set for two',
  package_image: [],
  description: '',
  price: cents(4590),
  price_after_discount: cents(4200),
  stock_status: 'In Stock',
  hot_deal_id: null,
  cart_qty: 0,
  point: 40,
};

/** Returns the menu with two categories and the packages. */
export function aMenu(fields: Partial<CatalogueView> = {}): CatalogueView {
  const menuDish = (dish: DishSummary) => ({
    dish,
    soldOut: dish.stock_status === 'Sold Out',
    path: null,
  });
  const category = (id: string, name: string) => ({ id, name, image: '', cart_qty: 0 });
  return {
    ...FRESH,
    status: 'ready',
    branchName: 'CCH Bangsar',
    branch: null,
    opening: 'open',
    banners: [],
    packageSection: {
      id: 'packages',
      packages: [
        {
          package: A_PACKAGE,
          type: 'package',
          soldOut: false,
          priced: A_PACKAGE,
          from: false,
          path: null,
        },
        {
          package: {
            ...A_PACKAGE,
            id: 'deal-1',
            hot_deal_id: 'deal-1',
            package_name: 'Weekday deal',
          },
          type: 'hot_deal',
          soldOut: false,
          priced: A_PACKAGE,
          from: true,
          path: null,
        },
      ],
    },
    sections: [
      { category: category('rice', 'Claypot rice'), dishes: RICE.map(menuDish) },
      { category: category('drinks', 'Drinks'), dishes: DRINKS.map(menuDish) },
    ],
    activeCategory: 'rice',
    search: '',
    refreshing: false,
    error: null,
    ...fields,
  };
}
