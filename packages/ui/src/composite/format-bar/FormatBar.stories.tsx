import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { boldIcon, italicIcon, undoIcon } from '../../icon/drawings/format.ts';
import { FormatBar } from './FormatBar.tsx';

const press = fn();

const meta = {
  component: FormatBar,
  args: {
    label: 'Format',
    controls: 'text',
    groups: [
      [
        { id: 'bold', label: 'Bold', icon: boldIcon, isPressed: true, onPress: press },
        { id: 'italic', label: 'Italic', icon: italicIcon, isPressed: false, onPress: press },
      ],
      [{ id: 'undo', label: 'Undo', icon: undoIcon, onPress: press }],
    ],
  },
  render: (args) => (
    <>
      <FormatBar {...args} />
      <p id="text">Chicken in a claypot</p>
    </>
  ),
} satisfies Meta<typeof FormatBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The toolbar is one stop of the Tab key. */
export const Formats: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bold = canvas.getByRole('button', { name: 'Bold' });
    await userEvent.tab();
    await expect(bold).toHaveFocus();
    await expect(bold).toHaveAttribute('aria-pressed', 'true');
    await expect(bold.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await expect(press).toHaveBeenLastCalledWith(true);
    await userEvent.click(bold);
    await expect(press).toHaveBeenLastCalledWith(false);
  },
};
