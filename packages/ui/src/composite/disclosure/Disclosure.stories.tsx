import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Disclosure } from './Disclosure.tsx';
import { DisclosureFallback } from './DisclosureFallback.tsx';

const meta = {
  component: Disclosure,
  args: {
    brief: <p>Claypot Chicken Rice and 2 more</p>,
    children: <p>Claypot Chicken Rice, Barley Water, Fried Beancurd</p>,
    more: { text: 'See More', label: 'See More of order 12' },
    less: { text: 'See Less', label: 'See Less of order 12' },
  },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Waits until React Aria's code has loaded: only its button has `aria-controls`. */
async function codeOf(canvasElement: HTMLElement) {
  await waitFor(() => expect(canvasElement.querySelector('[aria-controls]')).not.toBeNull());
}

/** Enter and Space expand and collapse it, and the focus stays. */
export const Folded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await codeOf(canvasElement);
    await userEvent.tab();
    const trigger = canvas.getByRole('button', { name: 'See More of order 12' });
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/Fried Beancurd/)).toBeVisible();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(trigger).toHaveAccessibleName('See Less of order 12');
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText(/Fried Beancurd/)).toBeNull();
  },
};

/** Until the code has loaded, a button of the same size does the same. */
export const Outline: Story = {
  render: (args) => (
    <>
      <Disclosure {...args} />
      <DisclosureFallback {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heights = () =>
      [...canvasElement.querySelectorAll('button')].map(
        (button) => button.parentElement?.getBoundingClientRect().height,
      );
    const [folded, fallback] = heights();
    await expect(fallback).toBe(folded);
    for (const trigger of canvas.getAllByRole('button')) await userEvent.click(trigger);
    await expect(canvas.getAllByText(/Fried Beancurd/)).toHaveLength(2);
    const [unfolded, fallbackUnfolded] = heights();
    await expect(fallbackUnfolded).toBe(unfolded);
    const [, outline] = canvas.getAllByRole('button', { expanded: true });
    await expect(outline).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getAllByText(/Fried Beancurd/)).toHaveLength(1);
  },
};

export const Unfolded: Story = {
  args: {
    brief: <p>砂煲鸡饭等 3 样</p>,
    children: <p>砂煲鸡饭、薏米水、炸豆腐</p>,
    more: { text: '查看更多', label: '查看订单 12 的更多内容' },
    less: { text: '收起', label: '收起订单 12' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText(/炸豆腐/)).toBeVisible();
  },
};
