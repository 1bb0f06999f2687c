import type { AvailabilityView as View } from '@claypot/counter/availability';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AvailabilityView } from './AvailabilityView.tsx';
import { COUNTED, SECTIONS, TOMORROW, UNTIL_TOMORROW } from './samples.ts';

const ready: View = {
  status: 'ready',
  error: null,
  asOf: null,
  stale: false,
  unconfirmed: false,
  search: '',
  filters: SECTIONS.filter(({ kind }) => kind !== 'soldOut'),
  filter: null,
  sections: SECTIONS,
  soldOutCount: 4,
  tomorrow: TOMORROW,
  opened: null,
  done: null,
  problem: null,
};

const MARKED = {
  kind: 'mark',
  name: COUNTED.name,
  items: COUNTED.items,
  mark: 'tomorrow',
  until: null,
} as const;
const COUNTED_PRESS = {
  kind: 'count',
  name: COUNTED.name,
  dish_id: 'chicken',
  seen: 3,
  left: 10,
} as const;

const meta = {
  component: AvailabilityView,
  args: {
    view: ready,
    onSearch: fn(),
    onFilter: fn(),
    onOpen: fn(),
    onPress: fn(),
    onUndo: fn(),
    onRepeat: fn(),
    onDismiss: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AvailabilityView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [soldOut] = canvas.getAllByRole('button', { name: /Mark Chicken|Chicken.*标记/ });
    if (soldOut === undefined) throw new Error('The dish has no button');
    await userEvent.click(soldOut);
    await expect(args.onPress).toHaveBeenCalledWith(MARKED);
    await userEvent.click(canvas.getByRole('button', { name: /Make Claypot|恢复供应Claypot/ }));
    await expect(args.onPress).toHaveBeenLastCalledWith({
      ...MARKED,
      name: UNTIL_TOMORROW.name,
      items: UNTIL_TOMORROW.items,
      mark: 'available',
    });
    await userEvent.click(canvas.getByRole('button', { name: /^Chicken/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(COUNTED.key);
    await userEvent.click(canvas.getByRole('button', { name: /^(Choices|选项)$/ }));
    await expect(args.onFilter).toHaveBeenCalledWith('part-choices');
    await userEvent.type(canvas.getByRole('searchbox'), 'a');
    await expect(args.onSearch).toHaveBeenCalledWith('a');
  },
};
export const Sending: Story = {
  args: {
    view: {
      ...ready,
      sections: [
        { id: 'rice', name: 'Rice', kind: 'category', rows: [{ ...COUNTED, isPending: true }] },
      ],
    },
  },
};
export const Marked: Story = {
  args: { view: { ...ready, done: { press: MARKED, canUndo: true } } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^(Undo|撤销)$/ }));
    await expect(args.onUndo).toHaveBeenCalled();
  },
};
export const Counted: Story = {
  args: { view: { ...ready, done: { press: COUNTED_PRESS, canUndo: false } } },
};
export const PortionsChanged: Story = {
  args: {
    view: {
      ...ready,
      problem: { press: COUNTED_PRESS, code: 'PORTIONS_CHANGED', isUnknown: false, present: 2 },
    },
  },
};
export const OutcomeUnknown: Story = {
  args: { view: { ...ready, problem: { press: MARKED, code: 'ERROR', isUnknown: true } } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Send again|重新发送/ }));
    await expect(args.onRepeat).toHaveBeenCalled();
  },
};
export const NothingFound: Story = {
  args: { view: { ...ready, search: 'pizza', sections: [] } },
};
export const AllAvailable: Story = {
  args: {
    view: {
      ...ready,
      soldOutCount: 0,
      sections: SECTIONS.filter(({ kind }) => kind !== 'soldOut'),
    },
  },
};
export const Stale: Story = { args: { view: { ...ready, stale: true } } };
export const Loading: Story = { args: { view: { ...ready, status: 'loading', sections: [] } } };
export const Empty: Story = { args: { view: { ...ready, status: 'empty', sections: [] } } };
export const Failed: Story = {
  args: { view: { ...ready, status: 'failed', sections: [], error: 'OFFLINE' } },
};
