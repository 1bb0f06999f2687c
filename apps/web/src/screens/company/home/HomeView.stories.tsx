import { type Banner, cents, type Highlight, type SalesOrderSummary } from '@claypot/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FAMILY_DAY } from '../../account/family/samples.ts';
import { BookingCard } from '../../booking/bookings/list/BookingCard.tsx';
import { PENDING } from '../../booking/bookings/samples.ts';
import { reorderIn } from '../../ordering/reorder/samples.ts';
import { Section } from '../../shared/layout/Section.tsx';
import { queryIn } from '../../shared/testing/query-in.ts';
import { HomeView } from './HomeView.tsx';
import { banners, company, completedOrder, highlights } from './samples.ts';
import { SignUpOfferView } from './sign-up-offer/SignUpOfferView.tsx';

const loading = {
  banners: queryIn<Banner[]>('loading', null),
  lastOrder: queryIn<SalesOrderSummary | null>('loading', null),
  highlights: queryIn<Highlight[]>('loading', null),
};

const meta = {
  component: HomeView,
  args: {
    company,
    branchName: 'CCH Bangsar',
    hasOrdered: true,
    notifications: null,
    vouchers: null,
    banners: queryIn('ready', banners),
    lastOrder: queryIn<SalesOrderSummary | null>('ready', completedOrder),
    usualOrder: queryIn<SalesOrderSummary | null>('empty', null),
    highlights: queryIn('ready', highlights),
    reorder: reorderIn('making'),
    cart: { total_qty: 0, total_price: null },
    familyDay: null,
    nextBooking: null,
    offer: null,
    onDeliver: fn(),
    onRetryLastOrder: fn(),
    onRetryHighlights: fn(),
  },
} satisfies Meta<typeof HomeView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      company.company_name,
    );
    const [language, claypots, second, delivery, pickup, book, menu, again, programme] = canvas
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href') !== null);
    await expect(language).toHaveAttribute('href', '/language');
    await expect(claypots).toHaveAttribute(
      'href',
      '/menuDetail/dish/signature-claypot-chicken-rice',
    );
    await expect(claypots).toHaveAccessibleName('Claypots over charcoal');
    await expect(second).toHaveAttribute('href', '/menuDetail/hot_deal/second-claypot');
    await expect(again).toHaveAttribute('href', '/orderDetail/order-1');
    await expect(delivery).toHaveAttribute('href', '/menu?method=delivery');
    await expect(pickup).toHaveAttribute('href', '/branchList');
    await expect(book).toHaveAttribute('href', '/bookingBranch');
    await expect(menu).toHaveAttribute('href', '/menu');
    await expect(programme).toHaveAttribute('href', '/family');
    await expect(programme).toHaveAccessibleName('CCH Family: join free, get 100 points');
    pickup?.focus();
    await userEvent.tab();
    await expect(book).toHaveFocus();
    await userEvent.tab();
    await expect(menu).toHaveFocus();
  },
};

/** Members get links to vouchers and notifications; the badge is part of the accessible name. */
export const Member: Story = {
  args: { notifications: { unread: '9+' }, vouchers: { held: '9+' } },
  play: async ({ canvasElement }) => {
    const [vouchers, bell] = within(canvasElement).getAllByRole('link');
    await expect(vouchers).toHaveAttribute('href', '/myVouchers');
    await expect(vouchers).toHaveAccessibleName(/9\+/);
    await expect(bell).toHaveAttribute('href', '/notification');
    await expect(bell).toHaveAccessibleName(/9\+/);
  },
};

export const NothingNew: Story = {
  args: { notifications: { unread: null }, vouchers: { held: null } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('9+')).toBeNull();
  },
};

/** The members' day is shown to everyone; members get a link to their payment code. */
export const FamilyDay: Story = {
  args: { vouchers: { held: null }, notifications: { unread: null }, familyDay: FAMILY_DAY },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Today is Royal|今天是/)).toBeVisible();
    const code = canvas.getByRole('link', { name: /Payment Code|付款码/ });
    await expect(code).toHaveAttribute('href', '/qrCode');
  },
};

export const FamilyDayOfAGuest: Story = {
  args: { familyDay: FAMILY_DAY },
  play: async ({ canvasElement }) => {
    const more = within(canvasElement).getByRole('link', { name: /members get|会员礼遇/ });
    await expect(more).toHaveAttribute('href', '/family');
  },
};

/** A filled cart shows a link to it; for a guest, the sign-up offer is a row beside it. */
export const WithCart: Story = {
  args: {
    cart: { total_qty: 3, total_price: cents(5870) },
    offer: (
      <SignUpOfferView
        open
        points={100}
        cartPoints={58}
        signUpHref="/signUp"
        loginHref="/login"
        onClose={fn()}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const cart = within(canvasElement).getByRole('link', { name: /58\.70/ });
    await expect(cart).toHaveAttribute('href', '/orderConfirmation');
    await expect(within(canvasElement).getByRole('link', { name: /58 / })).toBeVisible();
  },
};

export const FirstVisit: Story = {
  args: { branchName: null, lastOrder: queryIn<SalesOrderSummary | null>('empty', null) },
};

export const Loading: Story = {
  args: loading,
};

/** The tiles stay in place when the last order loads, also on a device without an order so far. */
export const OrderArrives: Story = {
  args: { ...loading, hasOrdered: false },
  render: function Arriving(args) {
    const [hasArrived, setHasArrived] = useState(false);
    return (
      <>
        <HomeView {...args} lastOrder={hasArrived ? meta.args.lastOrder : args.lastOrder} />
        <button type="button" onClick={() => setHasArrived(true)}>
          Load the order
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const top = () => {
      const delivery = canvas.getByRole('link', { name: /^(Delivery|外送)/ });
      return delivery.getBoundingClientRect().top + window.scrollY;
    };
    const before = top();
    await userEvent.click(canvas.getByRole('button', { name: 'Load the order' }));
    await expect(await canvas.findByRole('article')).toBeInTheDocument();
    await expect(top()).toBe(before);
  },
};

export const OrderOnItsWay: Story = {
  args: {
    lastOrder: queryIn<SalesOrderSummary | null>('refreshing', {
      ...completedOrder,
      status: 'PREPARING',
      order_dish: completedOrder.order_dish.slice(0, 1),
    }),
  },
};

/** A requested slot is shown from start to end. */
export const OrderInASlot: Story = {
  args: {
    lastOrder: queryIn<SalesOrderSummary | null>('refreshing', {
      ...completedOrder,
      status: 'PREPARING',
      delivery_method: 'delivery',
      delivery_time: '2026-11-19T23:45:00+08:00',
      delivery_time_end: '2026-11-20T00:20:00+08:00',
      estimated_time: '2026-11-19T23:45:00+08:00',
    }),
  },
  play: async ({ canvasElement, globals }) => {
    const slot = globals.locale === 'zh_CN' ? '晚上11:45–凌晨12:20' : '11:45 pm – 12:20 am';
    await expect(await within(canvasElement).findByText(slot)).toBeVisible();
  },
};

export const OrderInASlotInChinese: Story = { ...OrderInASlot, globals: { locale: 'zh_CN' } };

/** The persisted status is shown while the server revalidates it. */
export const OrderUnconfirmed: Story = {
  args: {
    lastOrder: {
      ...queryIn<SalesOrderSummary | null>('refreshing', {
        ...completedOrder,
        status: 'PREPARING',
      }),
      unconfirmed: true,
    },
  },
  play: async ({ canvasElement }) => {
    const mark = await within(canvasElement).findByText(/checking now|正在确认/);
    await waitFor(() => expect(mark).toBeVisible());
  },
};

/** The status of an order in progress may be outdated. */
export const OrderStale: Story = {
  args: {
    lastOrder: queryIn<SalesOrderSummary | null>('stale', {
      ...completedOrder,
      status: 'PREPARING',
    }),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Try again|重试/ }));
    await expect(args.onRetryLastOrder).toHaveBeenCalledOnce();
  },
};

/** Cached content stays visible if a refetch fails. */
export const Stale: Story = {
  args: {
    banners: queryIn('stale', banners.slice(0, 1)),
    lastOrder: queryIn<SalesOrderSummary | null>('stale', completedOrder),
    highlights: queryIn('stale', highlights.slice(0, 1)),
  },
};

/** The usual order for this hour comes before the last order. */
export const UsualOrder: Story = {
  args: {
    usualOrder: queryIn<SalesOrderSummary | null>('ready', {
      ...completedOrder,
      id: 'usual',
      order_dish: completedOrder.order_dish.slice(-1),
    }),
  },
  play: async ({ canvasElement, args }) => {
    const [usual, last] = within(canvasElement).getAllByRole('article');
    await expect(last).toBeInTheDocument();
    const again = usual && within(usual).getByRole('button');
    if (again) await userEvent.click(again);
    await expect(args.reorder.onReorder).toHaveBeenCalledWith('usual');
  },
};

/** The last order is the usual order, so one card is shown. */
export const LastOrderIsUsual: Story = {
  args: { usualOrder: queryIn<SalesOrderSummary | null>('ready', completedOrder) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('article')).toHaveLength(1);
  },
};

/** An upcoming visit is shown below the order tiles and links to the booking. */
export const TableSoon: Story = {
  args: {
    nextBooking: (
      <Section heading="Your table">
        <BookingCard booking={PENDING} />
      </Section>
    ),
  },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('link', { name: /CCH Bangsar.*7:00/ });
    await expect(card).toHaveAttribute('href', '/reviewBookTable/reservation-1');
    await expect(within(canvasElement).queryByRole('button', { name: /Cancel|取消/ })).toBeNull();
  },
};

/** Each section fails and retries on its own; the order tiles remain. */
export const Failed: Story = {
  args: {
    banners: queryIn<Banner[]>('failed', null),
    lastOrder: queryIn<SalesOrderSummary | null>('failed', null),
    highlights: queryIn<Highlight[]>('failed', null),
  },
  play: async ({ canvasElement, args }) => {
    const [lastOrder, highlight] = within(canvasElement).getAllByRole('button');
    if (lastOrder) await userEvent.click(lastOrder);
    await expect(args.onRetryLastOrder).toHaveBeenCalledOnce();
    await expect(args.onRetryHighlights).not.toHaveBeenCalled();
    if (highlight) await userEvent.click(highlight);
    await expect(args.onRetryHighlights).toHaveBeenCalledOnce();
  },
};
