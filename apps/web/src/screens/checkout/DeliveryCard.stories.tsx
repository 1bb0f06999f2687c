import { type QuotationSnapshot, quotationMachine, selectQuotation } from '@claypot/domain';
import { cents } from '@claypot/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HOME } from '../addresses/samples.ts';
import { DeliveryCard } from './DeliveryCard.tsx';

/** What the card is given while the machine is in a state. */
function inState(
  value: QuotationSnapshot['value'],
  {
    address = HOME,
    ...context
  }: Partial<QuotationSnapshot['context']> & {
    address?: typeof HOME | null;
  } = {},
) {
  const delivery = {
    method: 'delivery',
    branch_id: 'bangsar',
    address,
    requestedTime: null,
  } as const;
  return selectQuotation(
    quotationMachine.resolveState({
      value,
      context: { delivery, quotation: null, error: null, ...context },
    }),
  );
}

const meta = {
  component: DeliveryCard,
  parameters: { machine: 'quotation' },
  args: {
    delivery: inState('quoted', { quotation: { totalFee: cents(850) } }),
    onRetry: fn(),
  },
} satisfies Meta<typeof DeliveryCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Quoted: Story = { parameters: { states: ['quoted'] } };

export const Asking: Story = {
  parameters: { states: ['asking', 'deciding', 'needed', 'addressed'] },
  args: { delivery: inState('asking') },
};

/** The branch, and with it the fee, comes later. */
export const NoBranch: Story = {
  parameters: { states: ['noBranch', 'notNeeded'] },
  args: { delivery: inState('noBranch') },
};

export const NoAddress: Story = {
  parameters: { states: ['noAddress'] },
  args: { delivery: inState('noAddress', { address: null }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute(
      'href',
      '/addNewAddress?returnTo=%2ForderConfirmation',
    );
  },
};

export const OutOfArea: Story = {
  parameters: { states: ['refused'] },
  args: { delivery: inState('refused', { error: 'ERR_OUT_OF_SERVICE_AREA' }) },
};

export const CourierInTrouble: Story = {
  args: { delivery: inState('refused', { error: 'LALAMOVE_ERROR' }) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
