import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Picture } from '../picture/Picture.tsx';
import { Slideshow } from './Slideshow.tsx';

const slide = (colour: string) =>
  'data:image/svg+xml,' +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path fill="${colour}" d="M0 0h2v1H0z"/></svg>`,
  );

const meta = {
  component: Slideshow,
  args: {
    label: 'Highlights',
    slides: ['#8a3b1d', '#1f7340', '#774d00'].map((colour) => ({
      id: colour,
      content: <Picture src={slide(colour)} alt={`A ${colour} banner`} ratio="2/1" />,
    })),
    labels: {
      previous: 'Previous slide',
      next: 'Next slide',
      pause: 'Pause slides',
      play: 'Play slides',
      position: (current, count) => `Slide ${current} of ${count}`,
    },
    rounded: true,
  },
} satisfies Meta<typeof Slideshow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const One: Story = { args: { slides: meta.args.slides.slice(0, 1) } };

/** Without an interval: starts at the initial slide and only changes by its buttons. */
export const ToBeRead: Story = {
  args: {
    interval: null,
    controls: 'below',
    initial: 1,
    slides: meta.args.slides.map((slide, index) => ({ ...slide, name: `Tier ${index + 1} of 3` })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = await canvas.findByRole('button', { name: 'Next slide' });
    await expect(canvas.queryByRole('button', { name: /Pause|Play/ })).toBeNull();
    await expect(canvas.getByRole('listitem', { name: 'Tier 2 of 3' })).not.toHaveAttribute(
      'inert',
    );
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('listitem', { name: 'Tier 3 of 3' })).not.toHaveAttribute('inert'),
    );
    await expect(next).toHaveFocus();
  },
};
