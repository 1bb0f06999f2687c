import { payableOf } from '@claypot/counter/pay';
import { cents } from '@claypot/sdk';
import type { Bill } from '@claypot/sdk/counter';
import { aBill, anAskedBill, aPaidBill, aSplitBill } from '@claypot/testing/counter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CHOOSING } from '../../orders/shared/testing/money-samples.ts';
import { asScreen } from '../../orders/shared/testing/story-decorators.tsx';
import { CashFormView } from './cash/CashFormView.tsx';
import { PayPanelView } from './PayPanelView.tsx';
import { UndoSplitView } from './split/UndoSplitView.tsx';
import { CASH, CASH_FILLED, WALLET } from './testing/pay-samples.ts';
import { AskingView } from './wallet/AskingView.tsx';
import { WalletFormView } from './wallet/WalletFormView.tsx';

const nothing = fn();

const meta = {
  component: PayPanelView,
  decorators: [asScreen],
  args: {
    payable: payableOf(aBill(), null),
    method: 'cash',
    isAsking: false,
    isBusy: false,
    undo: null,
    children: (
      <CashFormView
        cash={CASH_FILLED}
        drawers={[]}
        onTendered={nothing}
        onDrawer={nothing}
        onSubmit={nothing}
      />
    ),
    onMethod: fn(),
    onShare: fn(),
    onRemove: fn(),
    onSplit: fn() as (() => void) | undefined,
  },
} satisfies Meta<typeof PayPanelView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Returns the bill after RM 40.00 from the wallet, and a removed payment. */
function partlyPaid(): Bill {
  const [wallet, cash] = aPaidBill().payments;
  if (wallet === undefined || cash === undefined) throw new Error('The example has two payments');
  const removal = {
    at: '2026-11-28T12:39:00+08:00',
    staff_name: 'Aina',
    approver_name: 'Mei Ling',
    reason: 'Wrong method',
  };
  const card = {
    ...cash,
    id: 'pay_0',
    method: 'card' as const,
    tendered: null,
    change: null,
    terminal_reference: '004512',
    removal,
  };
  return aBill({
    payments: [card, wallet],
    paid: cents(4000),
    left: cents(4339),
    cash_due: cents(4340),
  });
}

export const Unpaid: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^RM.83\.39$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Card terminal|刷卡机/ }));
    await expect(args.onMethod).toHaveBeenCalledWith('card');
    await userEvent.click(canvas.getByRole('button', { name: /Split|拆分/ }));
    await expect(args.onSplit).toHaveBeenCalledOnce();
  },
};

export const PartlyPaid: Story = {
  args: {
    payable: payableOf(partlyPaid(), null),
    onSplit: undefined,
    children: (
      <CashFormView
        cash={{
          ...CASH_FILLED,
          due: cents(4340),
          quick: [cents(4340), cents(4400), cents(4500), cents(5000), cents(10_000)],
          tenderedText: '50.00',
          change: cents(660),
        }}
        drawers={[]}
        onTendered={nothing}
        onDrawer={nothing}
        onSubmit={nothing}
      />
    ),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      canvas.getByRole('button', { name: /Remove the payment of RM.40\.00|撤销付款 RM.40\.00/ }),
    );
    await expect(args.onRemove).toHaveBeenCalledWith(expect.objectContaining({ id: 'pay_1' }));
  },
};

export const Split: Story = {
  args: {
    payable: payableOf(aSplitBill(), 2),
    undo: <UndoSplitView undo={CHOOSING} onUndo={nothing} />,
    onSplit: undefined,
    children: (
      <CashFormView
        cash={{ ...CASH, due: cents(4170), quick: [cents(4170), cents(4200), cents(5000)] }}
        drawers={[]}
        onTendered={nothing}
        onDrawer={nothing}
        onSubmit={nothing}
      />
    ),
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: /41\.70/ }));
    await expect(args.onShare).toHaveBeenCalledWith(1);
  },
};

export const FamilyDay: Story = {
  args: {
    payable: payableOf(
      aBill({ family_day: { percent: 22, discount: cents(1756), total: cents(6847) } }),
      null,
    ),
    method: 'wallet',
    children: (
      <WalletFormView
        member="other"
        wallet={{ ...WALLET, offer: cents(6847), paysOffer: true, amount: cents(6847) }}
        asked={null}
        onPays={nothing}
        onAmount={nothing}
        onBy={nothing}
        onCode={nothing}
        onSubmit={nothing}
      />
    ),
  },
};

/** The wallet holds too little for the offer. */
export const FamilyDayPoor: Story = {
  args: {
    payable: payableOf(
      aBill({ family_day: { percent: 22, discount: cents(1756), total: cents(8800) } }),
      null,
    ),
  },
};

export const Asking: Story = {
  args: {
    payable: payableOf(anAskedBill(), null),
    method: 'wallet',
    isAsking: true,
    onSplit: undefined,
    children: (
      <AskingView name="Mei" amount={4000} left="0:42" withdrawal={CHOOSING} onWithdraw={nothing} />
    ),
  },
};

/** The controls are disabled while a payment is sent. */
export const Busy: Story = {
  args: {
    payable: payableOf(partlyPaid(), null),
    isBusy: true,
    onSplit: undefined,
    children: (
      <CashFormView
        cash={{ ...CASH_FILLED, status: 'checking' }}
        drawers={[]}
        onTendered={nothing}
        onDrawer={nothing}
        onSubmit={nothing}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: /Wallet|钱包/ })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /Remove|撤销/ })).toBeDisabled();
  },
};
