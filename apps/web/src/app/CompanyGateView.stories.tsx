import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CompanyGateView } from './CompanyGateView.tsx';

const meta = {
  component: CompanyGateView,
  parameters: { machine: 'company' },
  args: { status: 'ready', onRetry: fn(), children: <main>Claypot</main> },
} satisfies Meta<typeof CompanyGateView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: { states: ['starting', 'loading'] },
  args: { status: 'loading' },
};

/** While the record is fetched anew, the product stays as it is. */
export const Ready: Story = { parameters: { states: ['ready.resting', 'ready.refreshing'] } };

export const NotFound: Story = {
  parameters: { states: ['notFound'] },
  args: { status: 'notFound' },
};

export const Failed: Story = {
  parameters: { states: ['failed'] },
  args: { status: 'failed' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
