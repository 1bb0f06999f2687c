import type { QueryState } from '@claypot/domain/machines';
import { aCompany } from '@claypot/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { derived, sameIn } from '../../screens/shared/testing/in-state.ts';
import { queryIn } from '../../screens/shared/testing/query-in.ts';
import { CompanyGateView } from './CompanyGateView.tsx';

/** Returns the view's props for a state of the company query. */
function inState(value: QueryState) {
  const company = queryIn(value, aCompany());
  return derived(company, { status: company.status });
}

/** A refetch, even a failed one, does not change the view. */
const ready = sameIn(inState, ['ready', 'refreshing', 'stale']);

const meta = {
  component: CompanyGateView,
  args: derived(ready, { ...ready, onRetry: fn(), children: <main>Claypot</main> }),
} satisfies Meta<typeof CompanyGateView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: inState('loading'),
};

export const Ready: Story = {};

export const NotFound: Story = {
  args: inState('notFound'),
};

export const Failed: Story = {
  args: inState('failed'),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
