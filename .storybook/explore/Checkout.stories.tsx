import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { type Drive, drive, PATIENTLY } from './drive.ts';
import type { ExplorePage } from './ExplorePage.tsx';
import { exploreMeta } from './explore-meta.tsx';

/** The checkout, driven: each story plays one way through it, by the screen and by the page. */
const meta = {
  ...exploreMeta,
  title: 'Explore states/checkout, driven',
  args: { ...exploreMeta.args, id: 'payment', pace: 30 },
} satisfies Meta<typeof ExplorePage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** From an empty cart to the form with everything the order needs. */
async function fillIn({ page, phone }: Drive): Promise<void> {
  await expect((await phone()).queryByRole('textbox')).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'A dish is put in the cart' }));
  const screen = await phone();
  const [name, email, mobile] = await screen.findAllByRole('textbox', {}, PATIENTLY);
  if (!name || !email || !mobile) throw new Error('The form lacks a field');
  await fireEvent.change(name, { target: { value: 'Tan Mei Ling' } });
  await fireEvent.change(email, { target: { value: 'meiling@example.com' } });
  await fireEvent.change(mobile, { target: { value: '0123456789' } });
}

/** Presses the screen's own button, and says yes to going on as a guest. */
async function order({ press, phone, current }: Drive): Promise<void> {
  const submit = (await phone())
    .getAllByRole('button')
    .find((button) => button.getAttribute('type') === 'submit');
  if (submit === undefined) throw new Error('There is no button that orders');
  await fireEvent.click(submit);
  await current('editing.asked');
  await press('CONFIRM');
}

/** What the customer does at the card page. */
async function atCardPage({ phone, current }: Drive, name: string): Promise<void> {
  await current('leavingToPay');
  await fireEvent.click(await (await phone()).findByRole('button', { name }, PATIENTLY));
}

export const FromEmptyToPaid: Story = {
  play: async ({ canvasElement }) => {
    const checkout = drive(canvasElement);
    await checkout.current('editing.ready');
    await fillIn(checkout);
    await order(checkout);
    await atCardPage(checkout, 'Pay');
    await checkout.wentThrough('paid.seen');
    const screen = await checkout.phone();
    await waitFor(() => expect(screen.getByText(/CP-261121-0041/)).toBeVisible(), PATIENTLY);
  },
};

/** The cart is as it was, and the screen says why it is back. */
export const Declined: Story = {
  play: async ({ canvasElement }) => {
    const checkout = drive(canvasElement);
    await fillIn(checkout);
    await order(checkout);
    await atCardPage(checkout, 'Decline the card');
    await checkout.current('editing.ready');
    await checkout.knows('PAYMENT_DECLINED');
    await expect((await checkout.phone()).getAllByRole('textbox').length).toBeGreaterThan(2);
  },
};

/** The server made the order and its answer was lost: it is asked, and the order goes on. */
export const LostReply: Story = {
  play: async ({ canvasElement }) => {
    const checkout = drive(canvasElement);
    await fillIn(checkout);
    await checkout.answer('cartCreateOrder', 'replyLost');
    await checkout.answer('cartOrderOutcome', 'requestLost');
    await order(checkout);
    await checkout.current('checking.unreachable');
    await checkout.answer('cartOrderOutcome', 'asUsual');
    await checkout.press('RETRY');
    await atCardPage(checkout, 'Pay');
    await checkout.wentThrough('paid.seen');
  },
};

/** Closed since the form was opened: the server refuses, nothing is ordered, and it can be tried anew. */
export const ClosedBranch: Story = {
  play: async ({ canvasElement }) => {
    const checkout = drive(canvasElement);
    await fillIn(checkout);
    await checkout.answer('cartCreateOrder', 'BranchClosed');
    await order(checkout);
    await checkout.current('editing.asked');
    const popup = await (await checkout.phone()).findByRole('dialog', {}, PATIENTLY);
    await waitFor(() => expect(popup).toBeVisible(), PATIENTLY);
    await checkout.press('DISMISS');
    await checkout.current('editing.ready');
    await checkout.answer('cartCreateOrder', 'asUsual');
    await order(checkout);
    await checkout.current('leavingToPay');
  },
};
