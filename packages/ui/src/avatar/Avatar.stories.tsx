import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './Avatar.tsx';

const meta = { component: Avatar, args: { src: null } } satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const None: Story = {};
export const Chosen: Story = { args: { src: '/media/demo/loh-bak.avif', size: 'lg' } };
export const Broken: Story = { args: { src: '/media/demo/none.avif' } };
export const OnDark: Story = {
  args: { look: 'inverse' },
  decorators: [
    (Shown) => (
      <div style={{ padding: 24, background: 'var(--color-inverse)' }}>
        <Shown />
      </div>
    ),
  ],
};
