import { type ParamsOf, ROUTES, type Route, type RouteName } from '@claypot/domain/routes';
import type { MainControl } from '../../apps/web/src/screens/definition/main-control.ts';
import { chooseOrder } from './demo.ts';
import { orderingOperations } from './operations.ts';
import type { Restaurant } from './restaurant.ts';
import { loadMainControls } from './usable/main-controls.ts';
import { type Memory, rememberGuest, rememberMember, type Visitor } from './visitor.ts';

/** A page with the visitor's stored state. */
export interface RoutePage {
  /** Name in the table of results. */
  readonly name: string;
  /** Path pattern in the routes table. */
  readonly route: string;
  readonly path: string;
  readonly memory: Memory;
  readonly control: MainControl;
  /** True if customers enter the app here, from a link, an icon or a search. */
  readonly isLanding: boolean;
  /** True if the page must be usable with little code. */
  readonly isLight: boolean;
}

const LANDINGS: readonly string[] = [
  ROUTES.login.path,
  ROUTES.signUp.path,
  ROUTES.home.path,
  ROUTES.menu.path,
  ROUTES.branchList.path,
  ROUTES.voucherList.path,
  ROUTES.tnc.path,
  '/menuDetail',
  '/voucherDetail',
];

const LIGHT: readonly string[] = [
  ROUTES.login.path,
  ROUTES.home.path,
  ROUTES.menu.path,
  ROUTES.branchList.path,
  ROUTES.dish.path,
];

/** Other control of the menu: the last category. */
const CATEGORY: MainControl = {
  press: 'main nav li:last-child a',
  reaction: 'main nav li:last-child [aria-current=true]',
};

/** Routes with path parameters. A new one does not compile without sample parameters. */
type Naming = {
  [TName in RouteName]: [keyof ParamsOf<TName>] extends [never] ? never : TName;
}[RouteName];

type Named = { readonly [TName in Naming]: ParamsOf<TName> };

/** Pages for guests and members that show more to members. */
const ALSO_MEMBERS: readonly string[] = [
  ROUTES.home.path,
  ROUTES.me.path,
  ROUTES.orderConfirmation.path,
];

/**
 * Returns every implemented route with its visitor: a demo member for member pages, none for open
 * pages, a guest for all others. Pages in `ALSO_MEMBERS` are repeated with the member, and the menu
 * with a category as the control.
 */
export async function routePages(restaurant: Restaurant): Promise<readonly RoutePage[]> {
  const controls = await loadMainControls();
  const guest = await rememberGuest(restaurant);
  const member = await rememberMember(restaurant);
  const params: Readonly<Record<string, Readonly<Record<string, string>>>> = await nameResources(
    restaurant,
    guest,
    member,
  );
  return Object.entries<Route>(ROUTES).flatMap(
    ([name, { path: pattern, screen, open, members }]) => {
      if (screen === null) return [];
      const path = pattern.replaceAll(/:(\w+)/g, (_, param: string) => params[name]?.[param] ?? '');
      const memory = members ? member.memory : open ? {} : guest.memory;
      const page = {
        name: pattern,
        route: pattern,
        path,
        memory,
        control: controls(screen),
        isLanding: isLanding(pattern),
        isLight: LIGHT.includes(pattern),
      };
      if (pattern === ROUTES.menu.path) {
        return [page, { ...page, name: `${pattern}, category`, control: CATEGORY }];
      }
      return ALSO_MEMBERS.includes(pattern)
        ? [page, { ...page, name: `${pattern}, member`, memory: member.memory }]
        : [page];
    },
  );
}

function isLanding(path: string): boolean {
  return LANDINGS.some((landing) => path === landing || path.startsWith(`${landing}/`));
}

/**
 * Returns path parameters: the demo's first branch, dish etc., and the guest's order and
 * reservation.
 */
async function nameResources(
  restaurant: Restaurant,
  guest: Visitor,
  member: Visitor,
): Promise<Named> {
  const { sdk } = restaurant;
  const memberSdk = member.sdk;
  const customer_id = member.identity.customer_id ?? '';
  const { company, branch, addition } = await chooseOrder(sdk, guest.identity);
  const inBranch = { companyId: company.id, branch_id: branch.id };
  const id = branch.id;
  const place = first(await sdk.placeSearch({ body: { query: 'Bangsar', limit: 1 } }));
  const sold = await sdk.packageList({ path: inBranch, body: guest.identity });
  const deal = first(sold.flatMap(({ hot_deal_id }) => hot_deal_id ?? []));
  const plain = first(sold.filter(({ hot_deal_id }) => hot_deal_id === null));
  const path = { customerId: customer_id };
  const history = await memberSdk.transactionHistoryList({ path, body: YEAR });
  const offered = { company_id: company.id, customer_id };
  return {
    pickupBranch: { id },
    dish: { id: addition(guest.identity).item_id },
    package: { id: plain.id },
    hotDeal: { id: deal },
    orderDetail: { id: await orderOf(restaurant, guest) },
    bookmarkAddress: { id: place.place_id },
    editAddress: { id: guest.addressId },
    bookTableInfo: { id },
    reviewBookTable: { id: await bookingOf(restaurant, guest, id) },
    claimedVoucher: { voucher_id: first(await memberSdk.claimedVoucherList({ body: offered })).id },
    availableVoucher: { voucher_id: first(await memberSdk.voucherList({ body: offered })).id },
    filteredTransactionHistory: { filter_type: 'topup' },
    transactionDetail: { id: first(Object.values(history).flat()).id },
  };
}

/** Year up to the day of the benchmarks' clock. */
const YEAR = { startDate: '2025-11-22', endDate: '2026-11-21' };

async function orderOf({ sdk }: Restaurant, { identity }: Visitor): Promise<string> {
  const operations = await orderingOperations(sdk);
  await operations.find(({ name }) => name === 'cart/create_order')?.call(sdk, identity);
  return first(await sdk.orderList({ body: identity })).id;
}

async function bookingOf({ sdk }: Restaurant, { identity }: Visitor, branch_id: string) {
  const reservation = await sdk.reservationStore({
    headers: { 'Idempotency-Key': `table-of-${identity.guest_id}` },
    body: {
      ...identity,
      branch_id,
      date: '2026-11-22',
      time: '19:00',
      number_of_seats: 2,
      customer_name: 'Aisyah',
      phone_no: '012-345 6789',
      reminder: 0,
    },
  });
  return reservation.id;
}

function first<T>(items: readonly T[]): T {
  const [item] = items;
  if (item === undefined) throw new Error('The demo lacks what a route names');
  return item;
}
