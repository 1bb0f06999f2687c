/** Area of the product in which a missing guard costs money, stock, an account or an order. */
export interface Area {
  readonly name: string;
  /** Number of its conditions that are tried. */
  readonly places: number;
  readonly sources: readonly string[];
}

export const AREAS: readonly Area[] = [
  {
    name: 'prices',
    places: 8,
    sources: ['packages/domain/src/pricing/**/*.ts'],
  },
  {
    name: 'payments and wallet',
    places: 12,
    sources: [
      'apps/api/src/modules/payments/**/*.ts',
      'apps/api/src/modules/loyalty/wallet/**/*.ts',
      'apps/api/src/modules/loyalty/points/**/*.ts',
      'apps/api/src/modules/loyalty/operations/wallet/**/*.ts',
    ],
  },
  {
    name: 'stock',
    places: 16,
    sources: [
      'apps/api/src/modules/ordering/orders/portions.ts',
      'apps/api/src/modules/ordering/placing/**/*.ts',
      'apps/api/src/modules/menu/{stock,offers,selection}.ts',
      'apps/api/src/modules/loyalty/vouchers/**/*.ts',
      'apps/api/src/modules/loyalty/operations/vouchers/**/*.ts',
      'apps/api/src/modules/booking/*.ts',
      'apps/api/src/modules/booking/times/**/*.ts',
      'apps/api/src/modules/booking/operations/**/*.ts',
    ],
  },
  {
    name: 'identity',
    places: 14,
    sources: [
      'apps/api/src/modules/identity/**/*.ts',
      'apps/api/src/modules/account/operations/auth/**/*.ts',
      'apps/api/src/modules/account/operations/members/**/*.ts',
      'apps/api/src/contract/{device,context}/**/*.ts',
      'apps/api/src/platform/http/origin/**/*.ts',
    ],
  },
  {
    name: 'checkout and payment',
    places: 10,
    sources: [
      'packages/domain/src/machines/{payment,keyed-request}/**/*.ts',
      'packages/domain/src/ordering/{checkout,order-draft}/**/*.ts',
    ],
  },
];
