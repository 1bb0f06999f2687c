import { cents } from '@claypot/sdk';
import { aBill, aPaidBill } from '@claypot/testing/counter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { asScreen } from '../../orders/shared/testing/story-decorators.tsx';
import {
  aBillMember,
  aBillView,
  aMenu,
  anEmptyBillView,
  aRequest,
  manyLines,
  NOW,
} from '../shared/sale-samples.ts';
import { BillView } from './BillView.tsx';

const meta = {
  component: BillView,
  decorators: [asScreen],
  args: {
    view: aBillView({}, aBill({ member: aBillMember() })),
    menu: aMenu(),
    now: NOW,
    payment: null,
    closed: null,
    onPay: fn(),
    onMenu: fn(),
    onChange: fn(),
    onRepeat: fn(),
    onDrop: fn(),
    onDismiss: fn(),
    onDialog: fn(),
    onRetry: fn(),
    onSearch: fn(),
    onCategory: fn(),
    onMenuRetry: fn(),
  },
} satisfies Meta<typeof BillView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Shows the bill instead of the menu on a narrow screen. */
async function showBill(canvasElement: HTMLElement) {
  const parts = within(canvasElement).queryByRole('group', { name: /Menu or bill|菜单或账单/ });
  const bill = parts && within(parts).queryByRole('radio', { name: /Bill|账单/ });
  if (bill) await userEvent.click(bill);
  return within(canvasElement);
}

export const WithMember: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = await showBill(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'points', usesPoints: true });
    await userEvent.click(canvas.getByRole('button', { name: /voucher fits|优惠券可用/ }));
    await expect(args.onDialog).toHaveBeenLastCalledWith({ kind: 'vouchers' });
    await userEvent.click(canvas.getByRole('button', { name: /Remove the member|移除会员/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'member', customerId: null });
    await userEvent.click(canvas.getByRole('button', { name: /Pay|付款/ }));
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};

/** A line can be raised, lowered and removed. */
export const Lines: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = await showBill(canvasElement);
    const [set, rice] = canvas.getAllByRole('group', { name: /Quantity of|的数量/ });
    if (set === undefined || rice === undefined) throw new Error('The bill has two lines');
    const press = async (group: HTMLElement, name: RegExp) =>
      userEvent.click(within(group).getByRole('button', { name }));
    await press(rice, /One more|加一/);
    await expect(args.onChange).toHaveBeenLastCalledWith({
      kind: 'quantity',
      lineId: 'bl_1',
      qty: 3,
    });
    await press(set, /Remove|移除/);
    await expect(args.onChange).toHaveBeenLastCalledWith({
      kind: 'quantity',
      lineId: 'bl_2',
      qty: 0,
    });
  },
};

/** One press rings up a dish without options; others open their form. */
export const Menu: Story = {
  args: { view: anEmptyBillView() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Plain rice/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      kind: 'add',
      line: expect.objectContaining({ name: 'Plain rice', total: 250 }),
    });
    await userEvent.click(canvas.getByRole('button', { name: /Claypot chicken rice/ }));
    await expect(args.onDialog).toHaveBeenLastCalledWith({
      kind: 'item',
      item: { type: 'dish', id: 'rice-1', name: 'Claypot chicken rice' },
    });
    await expect(canvas.getByRole('button', { name: /Fish head noodles/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Drinks' }));
    await expect(args.onCategory).toHaveBeenCalledWith('drinks');
    await userEvent.click(canvas.getByRole('button', { name: /Other amount|其他金额/ }));
    await expect(args.onDialog).toHaveBeenLastCalledWith({ kind: 'amount' });
  },
};

export const Packages: Story = {
  args: { menu: aMenu({ activeCategory: 'packages' }) },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Weekday deal/ }));
    await expect(args.onDialog).toHaveBeenLastCalledWith({
      kind: 'item',
      item: { type: 'hot_deal', id: 'deal-1', name: 'Weekday deal' },
    });
  },
};
export const Searching: Story = { args: { menu: aMenu({ search: 'rice' }) } };
export const MenuLoading: Story = { args: { menu: aMenu({ status: 'loading' }) } };
export const MenuFailed: Story = {
  args: { menu: aMenu({ status: 'failed', error: 'OFFLINE' }) },
  play: async ({ args, canvasElement }) => {
    const [again] = within(canvasElement).getAllByRole('button', { name: /again|重试|再试/ });
    if (again) await userEvent.click(again);
    await expect(args.onMenuRetry).toHaveBeenCalledOnce();
  },
};
export const MenuEmpty: Story = { args: { menu: aMenu({ status: 'empty' }) } };
export const MenuNoMatch: Story = { args: { menu: aMenu({ status: 'noMatch', search: 'xyz' }) } };
export const MenuStale: Story = { args: { menu: aMenu({ stale: true }) } };

export const NewBill: Story = {
  args: { view: anEmptyBillView() },
  play: async ({ args, canvasElement }) => {
    const canvas = await showBill(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Add a member|添加会员/ }));
    await expect(args.onDialog).toHaveBeenLastCalledWith({ kind: 'member' });
    await userEvent.click(canvas.getByRole('button', { name: /Void|作废/ }));
    await expect(args.onDialog).toHaveBeenLastCalledWith({ kind: 'void' });
    await userEvent.click(canvas.getByRole('button', { name: /Change table|更改桌号/ }));
    await expect(args.onDialog).toHaveBeenLastCalledWith({ kind: 'table' });
  },
};

const tea = { key: 'a', name: 'Barley water', choices: [], qty: 1, total: cents(490) };

/** Presses on a slow connection wait in order. */
export const SlowConnection: Story = {
  args: {
    view: aBillView({
      isPending: true,
      isChecking: true,
      pending: new Set(['add']),
      additions: [
        { ...tea, state: 'sending', problem: null },
        {
          ...tea,
          key: 'b',
          choices: ['Hot', 'Less sugar'],
          qty: 2,
          state: 'waiting',
          problem: null,
        },
      ],
      lines: aBill().lines.map((line, index) => ({ line, qty: 4, isPending: index === 1 })),
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = await showBill(canvasElement);
    await expect(canvas.getByRole('button', { name: /Pay|付款/ })).toBeDisabled();
  },
};

/** Lines that the server did not add stay, with what to do. */
export const RejectedLines: Story = {
  args: {
    view: aBillView({
      additions: [
        {
          ...tea,
          state: 'rejected',
          problem: { code: 'BILL_ITEM_UNAVAILABLE', reason: 'SOLD_OUT' },
        },
        { ...tea, key: 'b', state: 'rejected', problem: { code: 'BILL_FULL', reason: null } },
        { ...tea, key: 'c', state: 'rejected', problem: { code: 'SESSION_EXPIRED', reason: null } },
      ],
    }),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = await showBill(canvasElement);
    const [again] = canvas.getAllByRole('button', { name: /Add again|再加一次/ });
    const [drop] = canvas.getAllByRole('button', { name: /Remove it|^移除$/ });
    if (again) await userEvent.click(again);
    await expect(args.onRepeat).toHaveBeenCalledWith('a');
    if (drop) await userEvent.click(drop);
    await expect(args.onDrop).toHaveBeenCalledWith('a');
  },
};

export const ChangedElsewhere: Story = {
  args: { view: aBillView({ hasChanged: true }) },
  play: async ({ args, canvasElement }) => {
    const canvas = await showBill(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^OK$|知道了/ }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Problem: Story = {
  args: {
    view: aBillView({
      problem: { kind: 'quantity', problem: { code: 'BILL_ITEM_UNAVAILABLE', reason: 'SOLD_OUT' } },
    }),
  },
};

export const Offline: Story = {
  args: { view: aBillView({ isOnline: false, canChange: false, canMove: false, stale: true }) },
  play: async ({ canvasElement }) => {
    const canvas = await showBill(canvasElement);
    await expect(canvas.getByRole('button', { name: /Pay|付款/ })).toBeDisabled();
    await expect(canvas.queryByRole('group', { name: /Quantity of|的数量/ })).toBeNull();
  },
};

/** Asks the member on the phone. */
export const Asking: Story = {
  args: { view: aBillView({}, aBill({ member: aBillMember(), request: aRequest() })) },
  play: async ({ args, canvasElement }) => {
    const canvas = await showBill(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Withdraw|撤回/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'cancelAsk' });
  },
};

export const WithVoucher: Story = {
  args: {
    view: aBillView(
      {},
      aBill({
        member: aBillMember(),
        voucher: { id: 'hv_noodles', name: 'Fish head noodles', discount: cents(1000) },
      }),
    ),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = await showBill(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Remove the voucher|移除优惠券/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'removeVoucher' });
  },
};

/** RM 9.99 freeze the tier; the person serves their own record. */
export const FrozenOwnMember: Story = {
  args: {
    view: aBillView(
      {},
      aBill({
        member: aBillMember({
          first_name: null,
          is_frozen: true,
          is_own: true,
          tier_percent: 0,
          wallet: cents(999),
          point_offer: null,
          vouchers: [],
        }),
      }),
    ),
  },
};

export const FamilyDay: Story = {
  args: {
    view: aBillView(
      {},
      aBill({ family_day: { percent: 22, discount: cents(1756), total: cents(6847) } }),
    ),
  },
};

export const PartlyPaid: Story = {
  args: {
    view: aBillView(
      { canChange: false },
      aBill({
        payments: aPaidBill().payments.slice(0, 1),
        paid: cents(4000),
        left: cents(4339),
      }),
    ),
  },
};

export const ManyLines: Story = { args: { view: aBillView({}, aBill({ lines: manyLines() })) } };
/** The detail of a closed bill replaces both parts. */
export const Closed: Story = {
  args: { view: aBillView({}, aPaidBill()), closed: <p>Receipt 1042</p> },
};
/** The payment replaces the menu; the bill stays beside it. */
export const Paying: Story = {
  args: { payment: <p>Payment</p> },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Back to the menu|返回菜单/ }));
    await expect(args.onMenu).toHaveBeenCalledOnce();
  },
};
/** Change and receipt of a bill that was paid here. */
export const JustPaid: Story = {
  args: { view: aBillView({}, aPaidBill()), payment: <p>Receipt</p> },
};
export const Loading: Story = { args: { view: aBillView({ status: 'loading', bill: null }) } };
export const Failed: Story = {
  args: { view: aBillView({ status: 'failed', bill: null, error: 'OFFLINE' }) },
  play: async ({ args, canvasElement }) => {
    const again = within(canvasElement).getByRole('button', { name: /again|重试|再试/ });
    await userEvent.click(again);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const NotFound: Story = { args: { view: aBillView({ status: 'notFound', bill: null }) } };
