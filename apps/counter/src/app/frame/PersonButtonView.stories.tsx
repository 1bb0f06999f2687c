import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PersonButtonView } from './PersonButtonView.tsx';

const meta = {
  component: PersonButtonView,
  args: { name: 'Ravi Kumar', onLock: fn() },
  // The button is part of the rail, which narrow windows do not have.
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof PersonButtonView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Speech recognition finds a button by its visible text, so the accessible name begins with it. */
export const SignedIn: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    const visible = button.querySelector('span:not([aria-hidden])')?.textContent;
    await expect(button).toHaveAccessibleName(expect.stringMatching(`^${visible} .*Ravi Kumar`));
    await userEvent.click(button);
    await expect(args.onLock).toHaveBeenCalledOnce();
  },
};
