import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { ListRow } from '../list-row/ListRow.tsx';
import { BottomSheet } from './BottomSheet.tsx';

const meta = {
  component: BottomSheet,
  args: {
    open: true,
    title: 'Pickup time',
    closeLabel: 'Close',
    children: ['7:30 pm', '7:45 pm', '8:00 pm'].map((time) => (
      <ListRow key={time} title={time} onPress={() => undefined} current={time === '7:45 pm'} />
    )),
    onClose: () => undefined,
  },
} satisfies Meta<typeof BottomSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithFooter: Story = { args: { footer: <Button wide>Update</Button> } };
