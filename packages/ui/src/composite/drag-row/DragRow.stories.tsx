import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DragRow } from './DragRow.tsx';

/** List in which a dropped row takes the place of its target. */
function List({ rows }: { readonly rows: readonly string[] }) {
  const [shown, setShown] = useState(rows);
  return (
    <ul>
      {shown.map((row) => (
        <DragRow
          key={row}
          id={row}
          list="dishes"
          label={`Drag ${row}`}
          place={`Place of ${row}`}
          locale="en"
          onDrop={(id) => {
            const others = shown.filter((each) => each !== id);
            setShown(others.toSpliced(shown.indexOf(row), 0, id));
          }}
        >
          {(handle) => (
            <>
              {handle}
              <span>{row}</span>
            </>
          )}
        </DragRow>
      ))}
    </ul>
  );
}

const meta = {
  component: List,
  args: { rows: ['Kopi', 'Teh', 'Milo'] },
} satisfies Meta<typeof List>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const names = () => canvas.getAllByRole('listitem').map((row) => row.textContent);
    const handle = canvas.getByRole('button', { name: 'Drag Kopi' });
    await expect(handle.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    handle.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.localName).toBe('li'));
    await userEvent.keyboard('{Tab}');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(names()).not.toEqual(['Kopi', 'Teh', 'Milo']));
  },
};

export const Cancelled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Drag Teh' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.localName).toBe('li'));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Kopi',
      'Teh',
      'Milo',
    ]);
  },
};
