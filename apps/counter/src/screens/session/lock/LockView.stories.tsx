import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { anEnteredPad, aPad, PEOPLE } from '../../shared/pin/pad-samples.ts';
import { LockView } from './LockView.tsx';

const meta = {
  component: LockView,
  args: {
    branchName: 'CCH Bukit Bintang',
    deviceName: 'Pass 1',
    pad: aPad(),
    passwordHref: '/counter/sign-in',
    onChoose: fn(),
    onBack: fn(),
    onDigit: fn(),
    onErase: fn(),
  },
} satisfies Meta<typeof LockView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Locked: Story = {
  play: async ({ canvasElement, args }) => {
    const [first] = within(canvasElement).getAllByRole('listitem');
    if (first) await userEvent.click(within(first).getByRole('button'));
    await expect(args.onChoose).toHaveBeenCalledWith(PEOPLE[0]?.id);
  },
};

/** Digits of the keyboard and of the pad are entered, Backspace erases. */
export const Entering: Story = {
  args: { pad: anEnteredPad({ count: 2 }) },
  play: async ({ canvasElement, args }) => {
    await userEvent.keyboard('7{Backspace}');
    await expect(args.onDigit).toHaveBeenCalledWith('7');
    await expect(args.onErase).toHaveBeenCalledOnce();
    await userEvent.click(within(canvasElement).getByRole('button', { name: '5' }));
    await expect(args.onDigit).toHaveBeenLastCalledWith('5');
  },
};

/** Further presses are ignored, and the focus stays. */
export const Checking: Story = {
  args: { pad: anEnteredPad({ status: 'checking', count: 6 }) },
  play: async ({ args }) => {
    await userEvent.keyboard('7');
    await expect(args.onDigit).not.toHaveBeenCalled();
  },
};

export const WrongPin: Story = {
  args: { pad: anEnteredPad({ problem: { code: 'WRONG_PIN', triesLeft: 3 } }) },
};

export const LastTry: Story = {
  args: { pad: anEnteredPad({ problem: { code: 'WRONG_PIN', triesLeft: 1 } }) },
};

export const PinLocked: Story = {
  args: { pad: anEnteredPad({ problem: { code: 'PIN_LOCKED', triesLeft: null } }) },
};

export const WithoutConnection: Story = {
  args: { pad: anEnteredPad({ problem: { code: 'OFFLINE', triesLeft: null } }) },
};

export const WithoutStaff: Story = { args: { pad: aPad({ people: [] }) } };
