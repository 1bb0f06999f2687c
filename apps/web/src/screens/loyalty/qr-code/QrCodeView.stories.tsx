import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { queryIn } from '../../shared/testing/query-in.ts';
import { encodeBarcode } from '../codes/encoders/encode-barcode.ts';
import { encodeQrCode } from '../codes/encoders/encode-qr-code.ts';
import { QrCodeView } from './QrCodeView.tsx';

const NUMBER = '0012345678';
const ENLARGE = /Tap to enlarge|点击放大/;
const CLOSE = /Close the enlarged|关闭放大/;

const meta = {
  component: QrCodeView,
  args: {
    back: { label: 'Back', href: '/me', onPress: fn() },
    member: { avatar: '/media/demo/mango-sago.avif', member_no: NUMBER },
    barcode: { status: 'ready', code: encodeBarcode(NUMBER) },
    qrCode: { status: 'ready', code: encodeQrCode(NUMBER) },
    balance: 'RM 384.50',
    freshness: queryIn('ready', true),
    onRetry: fn(),
    onRetryBalance: fn(),
  },
} satisfies Meta<typeof QrCodeView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Both codes and the digits represent the same number. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: ENLARGE })).toBeVisible();
    await expect(
      canvas.getByRole('img', { name: /QR code of 0012345678|0012345678 的二维码/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('definition')).toHaveTextContent('0012 3456 78');
    await expect(canvas.getByText('RM 384.50')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Top up|充值/ })).toHaveAttribute(
      'href',
      '/topUp',
    );
  },
};

/** The balance may be outdated: a notice shows its time and offers a retry. */
export const StaleBalance: Story = {
  args: {
    freshness: {
      ...queryIn('stale', true),
      asOf: Temporal.Instant.from('2026-11-21T03:00:00Z').epochMilliseconds,
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/As of .*11:00|数据截至.*11:00/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Try again|重试/ }));
    await expect(args.onRetryBalance).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('img', { name: /QR code of|的二维码/ })).toBeVisible();
  },
};

/** Opens and closes by keyboard and by press; the focus returns to the button. */
export const Enlarged: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const enlarge = canvas.getByRole('button', { name: ENLARGE });
    enlarge.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = canvas.getByRole('dialog');
    await expect(within(dialog).getByRole('button', { name: CLOSE })).toHaveFocus();
    const { height, width } = within(dialog).getByRole('img').getBoundingClientRect();
    await expect(height).toBeGreaterThan(window.innerHeight * 0.8);
    await expect(width).toBeLessThan(window.innerWidth);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(enlarge).toHaveFocus();
    await userEvent.click(enlarge);
    await userEvent.click(canvas.getByRole('dialog'));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(enlarge);
  },
};

export const WithoutPicture: Story = { args: { member: { avatar: null, member_no: NUMBER } } };

/** A picture that fails to load is replaced by a placeholder. */
export const BrokenPicture: Story = {
  args: { member: { avatar: '/media/demo/gone.avif', member_no: NUMBER } },
};

export const Loading: Story = {
  args: { barcode: { status: 'loading', code: null }, qrCode: { status: 'loading', code: null } },
};

/** The number is shown even without codes, so the counter can type it. */
export const Failed: Story = {
  args: { barcode: { status: 'failed', code: null }, qrCode: { status: 'failed', code: null } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('definition')).toHaveTextContent('0012 3456 78');
    await userEvent.click(canvas.getByRole('button', { name: /again|重试|再试/i }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
