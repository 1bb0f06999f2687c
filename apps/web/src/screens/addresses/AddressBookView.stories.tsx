import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AddressBookView } from './AddressBookView.tsx';
import { HOME, OFFICE } from './samples.ts';

const meta = {
  component: AddressBookView,
  parameters: { machine: 'addresses' },
  args: {
    back: { label: 'Back', href: '/me', onPress: fn() },
    addresses: [HOME, OFFICE],
    status: 'ready',
    choosing: false,
    newHref: '/addNewAddress',
    onChoose: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AddressBookView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Book: Story = {
  parameters: { states: ['guest', 'member.resting', 'member.changing'] },
  play: async ({ canvasElement }) => {
    const [home] = within(within(canvasElement).getByRole('list')).getAllByRole('link');
    await expect(home).toHaveAttribute('href', '/editAddress/address-1');
  },
};

export const Choosing: Story = {
  args: { choosing: true },
  play: async ({ canvasElement, args }) => {
    const rows = within(within(canvasElement).getByRole('list')).getAllByRole('button');
    await expect(rows[0]).toHaveAttribute('aria-pressed', 'true');
    if (rows[1]) await userEvent.click(rows[1]);
    await expect(args.onChoose).toHaveBeenCalledWith('address-2');
  },
};

export const Empty: Story = { args: { addresses: [] } };

export const Loading: Story = {
  parameters: { states: ['restoring', 'member.loading'] },
  args: { addresses: [], status: 'loading' },
};

export const Failed: Story = {
  parameters: { states: ['member.failed'] },
  args: { addresses: [], status: 'failed' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongWords: Story = {
  args: {
    addresses: [
      {
        ...HOME,
        mail_type: 'Grandmother’s house behind the second wet market',
        mail_name: 'W'.repeat(80),
      },
    ],
  },
};
