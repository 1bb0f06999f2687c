import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { BottomSheet } from '../dialog/BottomSheet.tsx';
import { Stack } from '../screen/Stack.tsx';
import { SearchField } from '../search-field/SearchField.tsx';
import { Stepper } from '../stepper/Stepper.tsx';
import { ToastRegion } from '../toast-region/ToastRegion.tsx';
import { Announcer } from './Announcer.tsx';
import { useAnnouncement } from './useAnnouncement.ts';

const meta = { component: Announcer, args: { children: null } } satisfies Meta<typeof Announcer>;
export default meta;

type Story = StoryObj<typeof meta>;

const PATIENTLY = { timeout: 10_000 };
const DISHES = ['Claypot Chicken Rice', 'Claypot Chicken Feet', 'Yin Yang Noodles'];

function MenuWithCart() {
  const [search, setSearch] = useState('');
  const [added, setAdded] = useState(0);
  const found = DISHES.filter((dish) => dish.toLowerCase().includes(search.toLowerCase()));
  useAnnouncement(search === '' ? null : `${found.length} dishes found`);
  return (
    <Stack>
      <Button onClick={() => setAdded(added + 1)}>Add</Button>
      <SearchField label="Search" clearLabel="Clear" value={search} onChange={setSearch} />
      <ToastRegion
        label="Messages"
        dismissLabel="Dismiss"
        toasts={added === 0 ? [] : [{ id: `${added}`, tone: 'success', text: 'Added to cart' }]}
        onDismiss={() => undefined}
      />
    </Stack>
  );
}

/** Records the announcements of the live region, in order. */
function listen(canvasElement: HTMLElement) {
  const region = within(canvasElement).getByRole('log');
  const heard: string[] = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) heard.push(node.textContent ?? '');
    }
  }).observe(region, { childList: true });
  return { region, heard };
}

/** A cart announcement and a search announcement at the same moment are both read. */
export const CartAlertAndSearch: Story = {
  render: () => <MenuWithCart />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { region, heard } = listen(canvasElement);
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await userEvent.type(canvas.getByRole('searchbox'), 'chicken');
    await waitFor(() => expect(heard).toEqual(['Added to cart', '2 dishes found']), PATIENTLY);
  },
};

function Sheet() {
  const [open, setOpen] = useState(true);
  const [count, setCount] = useState(1);
  return (
    <BottomSheet open={open} title="Dish" closeLabel="Close" onClose={() => setOpen(false)}>
      <Stepper
        label="Quantity"
        decreaseLabel="Less"
        increaseLabel="More"
        value={count}
        onChange={setCount}
      />
    </BottomSheet>
  );
}

/** An open dialog makes the page inert, so the live region moves into the dialog. */
export const InDialog: Story = {
  render: () => <Sheet />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const dialog = await canvas.findByRole('dialog');
    const { region, heard } = listen(canvasElement);
    await expect(dialog).toContainElement(region);
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await waitFor(() => expect(heard.at(-1)).toBe('Quantity: 3'), PATIENTLY);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(dialog).not.toContainElement(region);
    await expect(canvasElement).toContainElement(region);
  },
};
