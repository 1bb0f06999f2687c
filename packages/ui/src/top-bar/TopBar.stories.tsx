import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { searchIcon } from '../icon/drawings/search.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { TopBar } from './TopBar.tsx';

const meta = { component: TopBar, args: { title: 'Orders' } } satisfies Meta<typeof TopBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Large: Story = { args: { look: 'large' } };
export const WithBack: Story = {
  args: { title: 'Select Your Pickup Branch', back: { label: 'Back', href: '#home' } },
};
/** The app handles a plain press; the browser opens a new tab for one with Ctrl. */
export const BackHandledByApp: Story = {
  args: {
    title: 'Order details',
    back: { label: 'Back', href: '#orders', onPress: fn<() => void>() },
  },
  play: async ({ args, canvas, userEvent }) => {
    const back = canvas.getByRole('link', { name: 'Back' });
    const handled: boolean[] = [];
    const stop = (event: Event) => {
      handled.push(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', stop);
    await fireEvent.click(back, { ctrlKey: true });
    await expect(args.back?.onPress).not.toHaveBeenCalled();
    await userEvent.click(back);
    window.removeEventListener('click', stop);
    await expect(args.back?.onPress).toHaveBeenCalledOnce();
    await expect(handled).toEqual([false, true]);
  },
};
export const WithActions: Story = {
  args: {
    title: '菜单',
    back: { label: '返回', href: '#home' },
    actions: <IconButton icon={searchIcon} label="搜索" />,
  },
};
export const OverPicture: Story = {
  args: { title: 'Chicken claypot', look: 'over', back: { label: 'Back', href: '#menu' } },
};
