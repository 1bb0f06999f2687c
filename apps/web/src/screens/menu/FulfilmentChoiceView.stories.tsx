import { type OrderMethodSnapshot, orderMethodMachine, selectNeedsAddress } from '@claypot/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HOME } from '../addresses/samples.ts';
import { branches } from '../branches/samples.ts';
import { derived, viewOf } from '../parts/in-state.ts';
import { queryIn } from '../parts/query-in.ts';
import { FulfilmentChoiceView } from './FulfilmentChoiceView.tsx';

/** What the view is given while the machine is in a state. */
function inState(value: OrderMethodSnapshot['value']) {
  const snapshot = orderMethodMachine.resolveState({ value, context: {} });
  return viewOf(snapshot, (method) => ({ needsAddress: selectNeedsAddress(method) }));
}

const chosen = inState('resting');
const resting = { status: 'idle', input: null, output: null, error: null } as const;

const meta = {
  component: FulfilmentChoiceView,
  args: derived(chosen, {
    ...chosen,
    method: 'delivery',
    address: HOME,
    branch: { id: 'bangsar', name: 'CCH Bangsar' },
    servedBy: queryIn('ready', branches),
    change: resting,
    actions: {
      deliver: fn(),
      pickUp: fn(),
      createAddress: fn(),
      dismiss: fn(),
      select: fn(),
      confirm: fn(),
      cancel: fn(),
      retry: fn(),
    },
  }),
} satisfies Meta<typeof FulfilmentChoiceView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Delivery: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: /Pickup|到店自取|自取/ }),
    );
    await expect(args.actions.pickUp).toHaveBeenCalledOnce();
  },
};

export const ChoosingTheBranch: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [, , open] = canvas.getAllByRole('button');
    if (open) await userEvent.click(open);
    const sheet = within(canvas.getByRole('dialog'));
    const [other] = sheet.getAllByRole('button', { pressed: false });
    if (other) await userEvent.click(other);
    await expect(args.actions.select).toHaveBeenCalledOnce();
  },
};

export const Pickup: Story = { args: { method: 'pickup', address: null, servedBy: null } };

const stranded = inState('noAddress');

export const NoAddress: Story = {
  args: derived(stranded, { ...stranded, address: null, servedBy: null }),
};
