import type { QueryState } from '@claypot/domain/machines';
import {
  type CatalogueSnapshot,
  catalogueMachine,
  selectCatalogue,
} from '@claypot/domain/ordering';
import { type Branch, cents } from '@claypot/sdk';
import { aBranch } from '@claypot/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  closedBranch,
  lastOrdersBranch,
  NOW,
  suspendedBranch,
} from '../../places/branches/samples.ts';
import { viewOf } from '../../shared/testing/in-state.ts';
import { queryActorIn } from '../../shared/testing/query-in.ts';
import { withChildren } from '../../shared/testing/with-children.ts';
import { MenuView } from './MenuView.tsx';
import {
  aCartOfRows,
  banners,
  categories,
  dishes,
  OFFER,
  packages,
  thousandDishes,
} from './samples.ts';

type Context = CatalogueSnapshot['context'];
type Children = CatalogueSnapshot['children'];

const chosen = { id: 'bangsar', name: 'CCH Bangsar' };
const asked: Pick<Context, 'chosen'> = { chosen };
const known: Context = { chosen, search: '', active: null, error: null };
const fullMenu = { packages, categories, dishes };

const menuIn = (value: QueryState, menu: typeof fullMenu | null = fullMenu) =>
  queryActorIn(value, asked, menu);
const branchIn = (value: QueryState, branch: Branch | null = aBranch()) =>
  queryActorIn(value, asked, branch);
const STILL = '/media/demo/banner.avif';
const bannersIn = (value: QueryState, shown: typeof banners | null = banners) =>
  queryActorIn(value, undefined, shown);
const shown: Children = {
  menu: menuIn('ready'),
  branch: branchIn('scheduled'),
  banners: bannersIn('ready'),
};

/** Returns the view of the machine in an open state, with its queries in the given states. */
function inState(
  value: 'following' | 'scrolling',
  children: Children = {},
  context: Partial<Context> = {},
) {
  const machine = withChildren(catalogueMachine, { ...shown, ...children });
  const state = { value: { open: value }, context: { ...known, ...context } };
  return viewOf(machine.resolveState(state), selectCatalogue);
}

const closedMenu = (
  value: 'noBranch' | 'loadingMemberData' | 'finding' | 'notFound',
  error: Context['error'] = null,
) =>
  viewOf(
    catalogueMachine.resolveState({ value, context: { ...known, chosen: null, error } }),
    selectCatalogue,
  );

const meta = {
  component: MenuView,
  args: {
    back: { label: 'Back', href: '/home', onPress: fn() },
    menu: inState('following'),
    delivered: false,
    fulfilmentChoice: null,
    companyPicture: null,
    offer: OFFER,
    inCart: aCartOfRows(),
    adds: true,
    cart: { total_qty: 0, total_price: null },
    now: NOW,
    onSearch: fn(),
    onSelectCategory: fn(),
    onCategoryInView: fn(),
    onScrollSettled: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof MenuView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A deal without available packages shows no price. */
export const DealSoldOut: Story = {
  args: {
    menu: inState('following', {
      menu: menuIn('ready', {
        packages: packages.map((item) =>
          item.hot_deal_id === null ? item : { ...item, stock_status: 'Sold Out' },
        ),
        categories,
        dishes,
      }),
    }),
  },
  play: async ({ canvasElement, globals }) => {
    const chinese = globals.locale === 'zh_CN';
    const title = within(canvasElement).getByRole('heading', {
      name: 'Second Claypot at Half Price',
    });
    const row = title.closest('li');
    await expect(row).toHaveTextContent(chinese ? '已售罄' : 'Sold Out');
    await expect(row).not.toHaveTextContent(/From|低至|RM/);
    await expect(within(canvasElement).queryByText(chinese ? '低至' : 'From')).toBeNull();
  },
};

export const DealSoldOutInChinese: Story = { ...DealSoldOut, globals: { locale: 'zh_CN' } };

/** The prerendered page does not know the branch and the method, so it names neither. */
export const Prerendered: Story = {
  args: {
    menu: inState(
      'following',
      { menu: menuIn('loading', null), branch: branchIn('loading', null) },
      { chosen: { id: 'branch', name: '' } },
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^(Menu|菜单)$/);
    await expect(canvas.queryByRole('link', { name: /branch|分店/i })).toBeNull();
  },
};

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const dish = canvas.getByRole('link', { name: 'Signature Claypot Chicken Rice' });
    await expect(dish).toHaveAttribute('href', '/menuDetail/dish/signature-claypot-chicken-rice');
    const deal = canvas.getByRole('link', { name: 'Second Claypot at Half Price' });
    await expect(deal).toHaveAttribute('href', '/menuDetail/hot_deal/second-claypot');
    const foot = deal.closest('li')?.querySelector('svg')?.parentElement?.parentElement;
    // The add button is beside the price at any width.
    const [price, more] = [...(foot?.children ?? [])].map((part) => part.getBoundingClientRect());
    await expect(more?.top).toBeLessThan(price?.bottom ?? 0);
    const set = canvas.getByRole('link', { name: 'Family Claypot Feast' });
    await expect(set).toHaveAttribute('href', '/menuDetail/package/family-claypot-feast');
    await expect(canvas.queryByRole('link', { name: 'Waxed Meat Claypot Rice' })).toBeNull();
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};

/**
 * The head's button focuses the search field; it is reachable by keyboard even while the field is
 * visible.
 */
export const ToSearch: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const chinese = globals.locale === 'zh_CN';
    canvas.getByRole('button', { name: chinese ? '前往搜索' : 'Go to the search' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const ToSearchInChinese: Story = { ...ToSearch, globals: { locale: 'zh_CN' } };

/** Counts above 99 are shown as 99+, but announced in full. */
export const FullCart: Story = {
  args: {
    inCart: aCartOfRows({ 'signature-claypot-chicken-rice': 120 }),
    cart: { total_qty: 120, total_price: cents(226800) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('99+')).toHaveLength(2);
    await expect(canvas.getByRole('complementary')).toHaveTextContent('120');
  },
};

/** The first two controls skip to the dishes and to the cart. */
export const SkipsByKeyboard: Story = {
  args: { cart: { total_qty: 5, total_price: cents(5550) } },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const chinese = globals.locale === 'zh_CN';
    const link = (name: string) => canvas.getByRole('link', { name });
    await userEvent.tab();
    await expect(link(chinese ? '跳到餐点' : 'Skip to the dishes')).toHaveFocus();
    await userEvent.tab();
    const toCart = link(chinese ? '跳到购物车' : 'Skip to your cart');
    await expect(toCart).toHaveFocus();
    await expect(toCart.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard('{Enter}');
    await expect(within(canvas.getByRole('complementary')).getByRole('link')).toHaveFocus();
    link(chinese ? '跳到餐点' : 'Skip to the dishes').focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveFocus();
  },
};

export const SkipsByKeyboardInChinese: Story = { ...SkipsByKeyboard, globals: { locale: 'zh_CN' } };

/** Quantities are shown on the dishes, and the total in the bar at the bottom. */
export const WithCart: Story = {
  args: {
    inCart: aCartOfRows({
      'family-claypot-feast': 1,
      'signature-claypot-chicken-rice': 2,
      'teh-tarik': 2,
    }),
    cart: { total_qty: 5, total_price: cents(5550) },
  },
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('complementary'));
    await expect(bar.getByRole('link')).toHaveAttribute('href', '/orderConfirmation');
    await expect(bar.getByText('RM 55.50')).toBeInTheDocument();
  },
};

/** A dish without options can be added from its row; its name links to its page. */
export const AddedFromTheList: Story = {
  args: { inCart: aCartOfRows() },
  play: async ({ canvasElement, globals, args }) => {
    const row = within(
      within(canvasElement).getByRole('link', { name: 'Teh Tarik' }).closest('li') ?? canvasElement,
    );
    const chinese = globals.locale === 'zh_CN';
    const more = row.getByRole('button', { name: chinese ? 'Teh Tarik：加一份' : 'Add Teh Tarik' });
    await expect(row.getAllByRole('button')).toHaveLength(1);
    row.getByRole('link').focus();
    await userEvent.tab();
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(row.getByText('2')).toBeVisible();
    // The + button keeps its place and the focus.
    await expect(more).toHaveFocus();
    const name = chinese ? 'Teh Tarik：减一份' : 'Remove one Teh Tarik';
    const less = row.getByRole('button', { name });
    await userEvent.click(less);
    await userEvent.click(less);
    await expect(row.queryByRole('button', { name })).toBeNull();
    await expect(more).toHaveFocus();
    await expect(args.inCart.qtyOf('teh-tarik')).toBe(0);
  },
};

export const AddedFromTheListInChinese: Story = {
  ...AddedFromTheList,
  globals: { locale: 'zh_CN' },
};

/** Rows with options only link to the dish. With another branch's cart, all rows do. */
export const NothingAdded: Story = {
  args: { adds: false },
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('li h3')?.closest('section');
    await expect(within(list ?? canvasElement).queryByRole('button')).toBeNull();
    const tea = within(canvasElement).getByRole('link', { name: 'Teh Tarik' }).closest('li');
    await expect(tea?.querySelector('button')).toBeNull();
  },
};

/** Pressing a category scrolls to it and moves the focus to its heading. */
export const ToCategory: Story = {
  args: { menu: inState('scrolling', {}, { active: 'drinks' }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const rail = within(canvas.getByRole('navigation'));
    await userEvent.click(rail.getByRole('link', { name: 'Drinks' }));
    await expect(args.onSelectCategory).toHaveBeenCalledWith('drinks');
    const heading = canvas.getByRole('heading', { name: 'Drinks' });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Teh Tarik' })).toHaveFocus();
  },
};

export const Closed: Story = {
  args: { menu: inState('following', { branch: branchIn('scheduled', closedBranch) }) },
};

/** Closed without a known opening time: a link leads to other branches. */
export const Suspended: Story = {
  args: { menu: inState('following', { branch: branchIn('ready', suspendedBranch) }) },
  play: async ({ canvas }) => {
    const others = canvas
      .getAllByRole('link')
      .filter((link) => link.matches('[href="/branchList"]'));
    await expect(others).toHaveLength(2);
  },
};

/** The branch closes before an immediate order would be ready; orders for tomorrow are possible. */
export const LastOrdersOver: Story = {
  args: { menu: inState('following', { branch: branchIn('scheduled', lastOrdersBranch) }) },
};

/** No branch is chosen; the app is redirecting to the branch list. */
export const NoBranch: Story = {
  args: { menu: closedMenu('noBranch') },
};

/** On a new device, the member's cart and addresses may determine the branch. */
export const ComingBack: Story = {
  args: { menu: closedMenu('loadingMemberData') },
};

export const Loading: Story = {
  args: {
    menu: inState('following', {
      menu: menuIn('loading', null),
      branch: branchIn('loading', null),
      banners: bannersIn('loading', null),
    }),
  },
};

export const Failed: Story = {
  args: {
    menu: inState('following', {
      menu: menuIn('failed', null),
      branch: branchIn('failed', null),
      banners: bannersIn('failed', null),
    }),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: {
    menu: inState('following', {
      menu: menuIn('empty', { packages: [], categories, dishes: [] }),
    }),
  },
};

export const Refreshing: Story = {
  args: { menu: inState('following', { menu: menuIn('refreshing') }) },
};

/** Persisted prices are shown while the server revalidates them. */
export const Unconfirmed: Story = {
  args: { menu: { ...inState('following', { menu: menuIn('refreshing') }), unconfirmed: true } },
  play: async ({ canvasElement }) => {
    const mark = await within(canvasElement).findByText(/checking now|正在确认/);
    await waitFor(() => expect(mark).toBeVisible());
  },
};

export const Stale: Story = {
  args: { menu: inState('following', { menu: menuIn('stale') }) },
};

export const Found: Story = {
  args: { menu: inState('following', {}, { search: 'claypot' }) },
};

export const NoMatch: Story = {
  args: { menu: inState('following', {}, { search: 'pizza' }) },
  play: async ({ canvasElement, args }) => {
    const main = within(canvasElement.querySelector('main') ?? canvasElement);
    await userEvent.click(
      await main.findByRole('button', { name: /Show the whole menu|查看完整菜单/ }),
    );
    await expect(args.onSearch).toHaveBeenCalledWith('');
  },
};

/** While the banners load, the company's picture reserves their space. */
export const BannersOnTheirWay: Story = {
  args: {
    menu: inState('following', { banners: bannersIn('loading', null) }),
    companyPicture: STILL,
  },
  play: async ({ canvasElement }) => {
    const still = canvasElement.querySelector('[class*="still"]')?.getBoundingClientRect();
    if (!still) throw new Error('Nothing keeps the room of the banners');
    await expect(still.width / still.height).toBeCloseTo(2);
    await expect(
      within(canvasElement).queryByRole('region', { name: /Offers|优惠活动/ }),
    ).toBeNull();
  },
};

/** A company without banners and offers. */
export const Bare: Story = {
  args: { menu: inState('following', { banners: bannersIn('empty', []) }), offer: '' },
};

export const ThousandDishes: Story = {
  // axe would take minutes for a thousand rows; other stories check the same rows.
  parameters: { a11y: { test: 'off' } },
  args: {
    menu: inState('following', {
      menu: menuIn('ready', { packages, categories, dishes: thousandDishes }),
    }),
  },
};

export const FindingBranch: Story = {
  args: { menu: closedMenu('finding'), delivered: true },
};

export const OutOfArea: Story = {
  args: { menu: closedMenu('notFound', 'ERR_OUT_OF_SERVICE_AREA'), delivered: true },
  play: async ({ canvasElement }) => {
    const main = within(canvasElement.querySelector('main') ?? canvasElement);
    const change = await main.findByRole('link');
    await expect(change).toHaveAttribute('href', '/updateAddress?returnTo=%2Fmenu');
  },
};
