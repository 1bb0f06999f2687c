import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { anEnteredPad, aPad, PEOPLE } from '../pin/pad-samples.ts';
import { ApprovalDialogView } from './ApprovalDialogView.tsx';

const MANAGERS = PEOPLE.filter(({ role }) => role === 'manager' || role === 'owner');

const asking = (pad = aPad({ people: MANAGERS })) =>
  ({ status: 'asking', pad, problem: null }) as const;

const meta = {
  component: ApprovalDialogView,
  args: {
    operation: 'rejectOrder',
    approval: asking(),
    onChoose: fn(),
    onBack: fn(),
    onDigit: fn(),
    onErase: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ApprovalDialogView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ChoosingManager: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await within(canvasElement).findByRole('dialog');
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(MANAGERS.length);
    const [close] = within(dialog).getAllByRole('button');
    if (close) await userEvent.click(close);
    await expect(args.onCancel).toHaveBeenCalled();
  },
};
export const EnteringPin: Story = { args: { approval: asking(anEnteredPad({ count: 3 })) } };
export const WrongPin: Story = {
  args: {
    approval: asking(anEnteredPad({ problem: { code: 'WRONG_PIN', triesLeft: 2 } })),
  },
};
export const AskedAgain: Story = {
  args: { operation: 'setBusy', approval: { ...asking(), problem: 'APPROVAL_INVALID' } },
};
/** The approval permits this amount only. */
export const OfAnAmount: Story = {
  args: { operation: 'refundOrder', amount: 1250 },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await expect(dialog.getByText(/12\.50/)).toBeInTheDocument();
  },
};
export const OfATopUp: Story = {
  args: { operation: 'cashTopUp', amount: 300_000 },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await expect(dialog.getByText(/3,000\.00/)).toBeInTheDocument();
  },
};
export const WithoutManager: Story = { args: { approval: asking(aPad({ people: [] })) } };
export const Closed: Story = { args: { approval: { ...asking(), status: 'idle', pad: null } } };
