import type { PrintableTicket } from '@claypot/counter/printing';
import { aBoardOrder } from '@claypot/testing/counter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PrintWindowView } from './PrintWindowView.tsx';
import { aPrintable, aReceipt } from './printable-samples.ts';

const shown = (data: PrintableTicket) => ({ status: 'ready', data, error: null }) as const;

const meta = {
  component: PrintWindowView,
  args: { view: shown(aPrintable()), onPrint: fn(), onClose: fn(), onRetry: fn() },
} satisfies Meta<typeof PrintWindowView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Kitchen: Story = {
  play: async ({ canvasElement, args }) => {
    const [print, close] = within(canvasElement).getAllByRole('button');
    if (print) await userEvent.click(print);
    await expect(args.onPrint).toHaveBeenCalledOnce();
    if (close) await userEvent.click(close);
    await expect(args.onClose).toHaveBeenCalledOnce();
    const ticket = canvasElement.querySelector('article');
    await expect(ticket).toHaveTextContent('No onions, please.');
    await expect(ticket).toHaveTextContent('Delivery');
  },
};

export const KitchenInChinese: Story = {
  args: { view: shown(aPrintable({ language: 'zh_CN' })) },
};

export const Duplicate: Story = {
  args: { view: shown(aPrintable({ isDuplicate: true })) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('DUPLICATE')).toBeVisible();
  },
};

/** Without a remark, as soon as possible. */
export const Pickup: Story = {
  args: {
    view: shown(
      aPrintable({
        order: aBoardOrder({
          method: 'pickup',
          remark: null,
          requested_at: null,
          ready_by: null,
          address: null,
          delivery: null,
        }),
      }),
    ),
  },
};

export const Receipt: Story = {
  args: { view: shown(aReceipt()) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(aReceipt().branchAddress)).toBeVisible();
  },
};
export const ReceiptInChinese: Story = {
  args: {
    view: shown(
      aReceipt({ language: 'zh_CN', paymentMethod: null, branchName: null, branchAddress: '' }),
    ),
  },
};

/** The second line was marked as unavailable and refunded. */
export const ReceiptWithRefund: Story = {
  args: {
    view: shown(
      aReceipt({
        refunded: 4570,
        lines: aReceipt().lines.map((line) => ({ ...line, isUnavailable: line.id === 'set' })),
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const receipt = canvasElement.querySelector('article');
    await expect(receipt).toHaveTextContent(/Family set for four\s?Not available/);
    await expect(receipt).toHaveTextContent(/Total\W?RM 79\.80\s?Refunded\W*RM 45\.70/);
  },
};

export const Loading: Story = { args: { view: { status: 'loading', data: null, error: null } } };
export const NotFound: Story = { args: { view: { status: 'notFound', data: null, error: null } } };
export const SignedOut: Story = {
  args: { view: { status: 'failed', data: null, error: 'SESSION_EXPIRED' } },
};
export const Failed: Story = {
  args: { view: { status: 'failed', data: null, error: 'OFFLINE' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
