import { cents } from '@claypot/sdk';
import { aBranch } from '@claypot/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DeliveryCard } from './DeliveryCard.tsx';
import { quotationIn } from './quotation-samples.ts';

const meta = {
  component: DeliveryCard,
  args: {
    delivery: quotationIn('quoted', { quotation: { totalFee: cents(850) } }),
    feePaidBy: null,
    branch: aBranch(),
    onRetry: fn(),
    onPickUp: fn(),
  },
} satisfies Meta<typeof DeliveryCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Quoted: Story = {};

/** The fee is struck through if a voucher pays it. */
export const PaidByVoucher: Story = {
  args: { feePaidBy: 'Free delivery' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('0.00')).toBeVisible();
    await expect(canvas.getByText(/8\.50/).closest('s')).not.toBeNull();
    await expect(canvas.getByText(/Covered by “Free delivery”|由“Free delivery”/)).toBeVisible();
  },
};

export const Asking: Story = {
  args: { delivery: quotationIn('asking') },
};

/** The branch is not known yet, nor the fee. */
export const NoBranch: Story = {
  args: { delivery: quotationIn('noBranch') },
};

export const NoAddress: Story = {
  args: { delivery: quotationIn('noAddress', { address: null }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute(
      'href',
      '/addNewAddress?returnTo=%2ForderConfirmation',
    );
  },
};

/** A guest's address is being migrated to the member, so the card does not ask for one. */
export const AddressOnItsWay: Story = {
  args: { delivery: quotationIn('asking', { address: null }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

export const OutOfArea: Story = {
  args: { delivery: quotationIn('rejected', { error: 'ERR_OUT_OF_SERVICE_AREA' }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const ways = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(ways.at(-1)).toBe('/menu');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPickUp).toHaveBeenCalledOnce();
  },
};

export const CourierInTrouble: Story = {
  args: { delivery: quotationIn('rejected', { error: 'LALAMOVE_ERROR' }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    const call = canvas.getByRole('link', { name: new RegExp(aBranch().branch_name) });
    await expect(call).toHaveAttribute('href', `tel:${aBranch().contact_no}`);
  },
};
