import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { bagIcon } from '../icon/drawings/sign-in.ts';
import { Icon } from '../icon/Icon.tsx';
import { Button, LinkButton } from './Button.tsx';

const meta = { component: Button, args: { children: 'Order now' } } satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { size: 'lg', wide: true } };
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Remove' } };
export const Plate: Story = { args: { variant: 'plate' } };
export const Small: Story = { args: { size: 'sm' } };
export const Disabled: Story = { args: { disabled: true } };
export const Pending: Story = { args: { pending: true, size: 'lg', wide: true } };
/** Pressed before the app can handle it: the web app's early script sets both attributes. */
export const PressedEarly: Story = {
  args: { size: 'lg', wide: true },
  render: (args) => <Button {...args} aria-busy data-early-press="" />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Order now' });
    const bar = getComputedStyle(button, '::before');
    await expect(bar.borderTopWidth).toBe('3px');
    await expect(bar.borderTopColor).toBe(getComputedStyle(button).color);
  },
};
export const WithIcon: Story = {
  args: {
    children: (
      <>
        <Icon drawing={bagIcon} size={20} />
        <span>View cart</span>
      </>
    ),
  },
};
export const Chinese: Story = { args: { children: '立即下单', size: 'lg' } };
export const AsLink: Story = {
  render: () => (
    <LinkButton href="#home" variant="secondary">
      Back to home
    </LinkButton>
  ),
};
