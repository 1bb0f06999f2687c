import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from './Picture.tsx';

const PLATE =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480"><path fill="#8a3b1d" d="M0 0h640v480H0z"/><circle cx="320" cy="240" r="170" fill="#fff"/><circle cx="320" cy="240" r="120" fill="#e2952e"/></svg>',
  );

const meta = {
  component: Picture,
  args: { src: PLATE, alt: 'A claypot of golden rice' },
} satisfies Meta<typeof Picture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = { args: { priority: true, rounded: true } };
export const SoldOut: Story = { args: { muted: true } };
export const None: Story = { args: { src: null } };
export const Broken: Story = { args: { src: 'data:image/png;base64,broken' } };
export const Banner: Story = { args: { ratio: '2/1' } };
