import { cents } from '@claypot/sdk';
import type { Bill, CounterSdk } from '@claypot/sdk/counter';
import { aBill, anAskedBill, aPaidBill, aSplitBill } from '@claypot/testing/counter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { asScreen } from '../../orders/shared/testing/story-decorators.tsx';
import { PayPanel } from './PayPanel.tsx';
import { PayCounter } from './testing/PayCounter.tsx';

interface OpenBillProps {
  readonly bill: Bill;
  readonly api: Partial<CounterSdk>;
}

/** The panel with its machines, on a screen that follows each bill. */
function OpenBill({ bill: first, api }: OpenBillProps) {
  const [bill, setBill] = useState(first);
  return (
    <PayCounter api={api}>
      <PayPanel bill={bill} onBill={setBill} />
    </PayCounter>
  );
}

const meta = {
  component: OpenBill,
  decorators: [asScreen],
  args: { bill: aBill(), api: {} },
} satisfies Meta<typeof OpenBill>;
export default meta;

type Story = StoryObj<typeof meta>;

const partlyPaid = aBill({
  version: 5,
  payments: aPaidBill().payments.slice(0, 1),
  paid: cents(4000),
  left: cents(4339),
  cash_due: cents(4340),
});

const payBill = fn<CounterSdk['payBill']>(async ({ body: { payment } }) =>
  payment.method === 'cash' ? aPaidBill() : partlyPaid,
);

/**
 * RM 40.00 by card, which the terminal declines first, then the rest in cash, out of the chosen
 * drawer. Nothing else can be pressed while the terminal is asked.
 */
export const CardThenCash: Story = {
  args: {
    api: {
      payBill,
      drawerList: async () => [
        { id: 'front', name: 'Front' },
        { id: 'bar', name: 'Bar' },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    payBill.mockClear();
    const canvas = within(canvasElement);
    const press = (role: 'button' | 'radio', name: RegExp) =>
      userEvent.click(canvas.getByRole(role, { name }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Bar' }));
    await press('radio', /^(Card terminal|刷卡机)$/);
    const [amount] = canvas.getAllByRole('textbox');
    if (amount === undefined) throw new Error('The form has no amount');
    await userEvent.type(amount, '40');
    await press('button', /40\.00/);
    await expect(canvas.getByRole('radio', { name: /^(Cash|现金)$/ })).toBeDisabled();
    await press('button', /No, declined|被拒绝/);
    await expect(payBill).not.toHaveBeenCalled();
    await press('button', /40\.00/);
    await press('button', /Yes, approved|已批准/);
    await expect(await canvas.findByText(/^RM.43\.39$/)).toBeVisible();
    await press('radio', /^(Cash|现金)$/);
    await press('button', /^RM.50\.00$/);
    await expect(await canvas.findByText(/^RM.6\.60$/)).toBeVisible();
    await press('button', /in cash|现金支付/);
    await expect(await canvas.findByText(/1042/)).toBeVisible();
    await expect(payBill.mock.calls.map(([{ body }]) => body)).toEqual([
      {
        left: 8339,
        share: null,
        payment: { method: 'card', amount: 4000, terminal_reference: null },
      },
      {
        left: 4339,
        share: null,
        payment: { method: 'cash', tendered: 5000, drawer_id: 'bar' },
      },
    ]);
  },
};

const askMember = fn<CounterSdk['askMember']>(async () => anAskedBill());

/** A question to the phone that is withdrawn. */
export const AskedAndWithdrawn: Story = {
  args: {
    api: { askMember, cancelMemberRequest: async () => aBill(), drawerList: async () => [] },
  },
  play: async ({ canvasElement }) => {
    askMember.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: /^(Wallet|钱包)$/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /Ask on the phone|在手机上确认/ }));
    await userEvent.click(canvas.getByRole('button', { name: /83\.39/ }));
    const withdraw = await canvas.findByRole('button', { name: /Withdraw|撤回/ });
    await expect(askMember.mock.calls.map(([{ body }]) => body)).toEqual([
      { left: 8339, share: null, ask: { kind: 'wallet', amount: 8339 } },
    ]);
    await userEvent.click(withdraw);
    await expect(await canvas.findByRole('radio', { name: /^(Cash|现金)$/ })).toBeEnabled();
  },
};

const splitBill = fn<CounterSdk['splitBill']>(async ({ body: { split } }) =>
  split === null ? aBill() : aSplitBill(),
);

/** A bill is split by people, and the split undone. */
export const SplitAndUndone: Story = {
  args: { api: { splitBill, drawerList: async () => [] } },
  play: async ({ canvasElement }) => {
    splitBill.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Split the bill|拆分账单/ }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^(Split|拆分)$/ }));
    await userEvent.click(await canvas.findByRole('radio', { name: /41\.69/ }));
    await expect(await canvas.findByText(/Left of share 2|第 2.份待付/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Undo the split|取消拆分/ }));
    await expect(
      await canvas.findByRole('button', { name: /Split the bill|拆分账单/ }),
    ).toBeVisible();
    await expect(splitBill.mock.calls.map(([{ body }]) => body)).toEqual([
      { version: 4, split: { by: 'people', people: 2 } },
      { version: 5, split: null },
    ]);
  },
};
