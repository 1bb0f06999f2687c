import { type CompanySnapshot, companyMachine, selectCompanyStatus } from '@claypot/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { derived, sameIn, viewOf } from '../screens/parts/in-state.ts';
import { CompanyGateView } from './CompanyGateView.tsx';

/** What the view is given while the machine is in a state. */
function inState(value: CompanySnapshot['value']) {
  const snapshot = companyMachine.resolveState({
    value,
    context: { subdomain: 'demo', company: null },
  });
  return viewOf(snapshot, (company) => ({ status: selectCompanyStatus(company) }));
}

/** While the record is fetched anew, the product stays as it is. */
const ready = sameIn(inState, [{ ready: 'resting' }, { ready: 'refreshing' }]);

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
