import type { MoveCashView } from '@claypot/counter/day-close';
import { cents } from '@claypot/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { WithDayCloseTexts } from '../shared/WithDayCloseTexts.tsx';
import { MoveCashSheet } from './MoveCashSheet.tsx';

const EMPTY: MoveCashView = {
  status: 'choosing',
  isOnline: true,
  problem: null,
  kind: null,
  drawers: [],
  drawerId: 'main',
  amountText: '',
  amount: null,
  text: '',
  needsText: true,
  missing: null,
};

const ICE: MoveCashView = {
  ...EMPTY,
  kind: 'paid_out',
  amountText: '12.00',
  amount: cents(12_00),
  text: 'Ice',
};

const TWO = [
  { id: 'counter', name: 'Counter' },
  { id: 'bar', name: 'Bar' },
];

const meta = {
  component: MoveCashSheet,
  args: { move: ICE, onEdit: fn(), onSubmit: fn(), onClose: fn() },
  decorators: [
    (Story) => (
      <WithDayCloseTexts>
        <Story />
      </WithDayCloseTexts>
    ),
  ],
} satisfies Meta<typeof MoveCashSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { move: EMPTY },
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /Opening float|备用金/ }));
    await expect(args.onEdit).toHaveBeenCalledWith({ reason: 'float' });
    await userEvent.type(dialog.getByRole('textbox', { name: /Amount|金额/ }), '2');
    await expect(args.onEdit).toHaveBeenCalledWith({ amount: '2' });
  },
};

/** The button shows the amount before the press. */
export const PaidOut: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /12\.00/ }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** A float needs no reason. */
export const Float: Story = {
  args: {
    move: { ...EMPTY, kind: 'float', amountText: '200', amount: cents(200_00), needsText: false },
  },
};

export const TwoDrawers: Story = { args: { move: { ...ICE, drawers: TWO, drawerId: 'bar' } } };

export const KindMissing: Story = { args: { move: { ...EMPTY, missing: 'kind' } } };
export const DrawerMissing: Story = {
  args: { move: { ...ICE, drawers: TWO, drawerId: null, missing: 'drawer' } },
};
export const AmountMissing: Story = {
  args: { move: { ...ICE, amountText: '', amount: null, missing: 'amount' } },
};
export const WrongSteps: Story = {
  args: {
    move: { ...ICE, amountText: '12.02', amount: cents(12_02), missing: 'amount_steps' },
  },
};
export const TooMuch: Story = {
  args: {
    move: { ...ICE, amountText: '100000', amount: cents(100_000_00), missing: 'amount_most' },
  },
};
export const ReasonMissing: Story = { args: { move: { ...ICE, text: '', missing: 'text' } } };
export const Approving: Story = { args: { move: { ...ICE, status: 'approving' } } };
export const Sending: Story = { args: { move: { ...ICE, status: 'sending' } } };
/** The response was lost. */
export const Checking: Story = { args: { move: { ...ICE, status: 'checking' } } };
export const Rejected: Story = {
  args: {
    move: { ...ICE, status: 'rejected', problem: { kind: 'failed', code: 'FORBIDDEN' } },
  },
};
export const Offline: Story = { args: { move: { ...ICE, isOnline: false } } };

export const Done: Story = {
  args: { move: { ...ICE, status: 'done' } },
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(dialog.getByText(/12\.00/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: /Done|完成/ }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
