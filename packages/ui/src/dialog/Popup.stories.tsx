import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { Popup } from './Popup.tsx';

const meta = {
  component: Popup,
  args: {
    open: true,
    title: 'Are You Sure?',
    children: 'Your cart at Bangsar will be emptied.',
    actions: (
      <>
        <Button wide>Change branch</Button>
        <Button wide variant="quiet">
          Cancel
        </Button>
      </>
    ),
    onClose: () => undefined,
  },
} satisfies Meta<typeof Popup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Question: Story = {};
export const Chinese: Story = {
  args: {
    title: '确定吗？',
    children: '更换分店会清空您的购物车。',
    actions: <Button wide>更换分店</Button>,
  },
};
