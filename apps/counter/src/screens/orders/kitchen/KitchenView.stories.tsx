import type { KitchenView as Kitchen } from '@claypot/counter/orders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LIVE, PREPARING_CARDS, READY_CARDS } from '../shared/testing/samples.ts';
import { asScreen } from '../shared/testing/story-decorators.tsx';
import { KitchenView } from './KitchenView.tsx';

const [FIRST, ...OTHERS] = PREPARING_CARDS;

const BUSY: Kitchen = {
  sums: [
    {
      key: 'rice-large',
      name: 'Signature Claypot Chicken Rice',
      choices: [{ option_name: 'Size', variation_name: 'Large' }],
      qty: 12,
      orders: ['0048', '0049', '0051', '0052', '0053', '0054'],
    },
    { key: 'soup', name: 'Kampung Chicken Soup', choices: [], qty: 5, orders: ['0048', '0050'] },
    {
      key: 'tea',
      name: 'Chrysanthemum Tea',
      choices: [{ option_name: 'Sugar', variation_name: 'Less' }],
      qty: 0,
      orders: ['0049'],
    },
  ],
  cards: [
    ...(FIRST === undefined
      ? []
      : [
          {
            ...FIRST,
            lines: FIRST.lines.map((line, index) => ({ ...line, isCrossedOff: index === 0 })),
          },
        ]),
    ...OTHERS,
  ],
  recallable: READY_CARDS,
};

const meta = {
  component: KitchenView,
  decorators: [asScreen],
  args: {
    kitchen: BUSY,
    status: 'ready',
    connection: LIVE,
    onOpen: fn(),
    onReady: fn(),
    onRecall: fn(),
    onCrossOff: fn(),
    onDismissStep: fn(),
  },
} satisfies Meta<typeof KitchenView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Busy: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const ticket = within(canvas.getAllByRole('article')[0] ?? canvasElement);
    const soup = ticket.getAllByRole('checkbox')[1];
    if (soup) await userEvent.click(soup);
    await expect(args.onCrossOff).toHaveBeenCalledWith('order-0048', FIRST?.lines[1]?.id);
    const [open, ready] = ticket.getAllByRole('button');
    if (ready) await userEvent.click(ready);
    await expect(args.onReady).toHaveBeenCalledWith('order-0048');
    if (open) await userEvent.click(open);
    await expect(args.onOpen).toHaveBeenCalledWith('order-0048');
    await userEvent.click(canvas.getByRole('button', { name: /^(Recall|撤回).*0044$/ }));
    await expect(args.onRecall).toHaveBeenCalledWith('order-0044');
  },
};

export const Loading: Story = {
  args: { status: 'loading', kitchen: { sums: [], cards: [], recallable: [] } },
};

export const Empty: Story = { args: { kitchen: { sums: [], cards: [], recallable: [] } } };

export const Failed: Story = {
  args: { status: 'failed', kitchen: { sums: [], cards: [], recallable: [] } },
};

export const Offline: Story = {
  args: { connection: { state: 'offline', ageSeconds: 95, maySleep: false } },
};
