import type { Meta, StoryObj } from '@storybook/react-vite';
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
