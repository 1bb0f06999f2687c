import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { CardAction, CardLink, LinkCard } from './LinkCard.tsx';

const onCancel = fn();

const meta = {
  component: LinkCard,
  args: {
    children: (
      <>
        <h3>
          <CardLink href="#bangsar">Bangsar</CardLink>
        </h3>
        <p>Open until 10:00 pm</p>
      </>
    ),
  },
} satisfies Meta<typeof LinkCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A press on other text of the card hits the link. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Bangsar' });
    const { x, y } = canvas.getByText('Open until 10:00 pm').getBoundingClientRect();
    await expect(document.elementFromPoint(x + 2, y + 2)).toBe(link);
  },
};

export const Raised: Story = { args: { raised: true } };

/** Without a link, the pointer does not indicate one. */
export const WithoutLink: Story = { args: { children: <h3>Bangsar</h3> } };

export const WithAction: Story = {
  args: {
    children: (
      <>
        <h3>
          <CardLink href="#booking" aria-label="Bangsar, Sunday 7:30 pm">
            7:30 pm
          </CardLink>
        </h3>
        <CardAction>
          <Button size="sm" variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </CardAction>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(onCancel).toHaveBeenCalledOnce();
  },
};
