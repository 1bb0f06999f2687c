import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
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

/** A sheet that its owner removes instead of closing it gives the focus back, too. */
export const RemovedOnClose: Story = {
  args: { open: false },
  render: (args) => <OpenedByButton {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Choose a time' });
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
  },
};

function OpenedByButton(args: ComponentProps<typeof BottomSheet>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Choose a time</Button>
      {isOpen && <BottomSheet {...args} open onClose={() => setIsOpen(false)} />}
    </>
  );
}
