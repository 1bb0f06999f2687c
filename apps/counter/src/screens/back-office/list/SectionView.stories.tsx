import { describeSection } from '@claypot/counter/back-office';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { aSectionView, KOPI, NOTHING_DONE, PICTURE } from '../shared/samples.ts';
import { SectionView } from './SectionView.tsx';

const meta = {
  component: SectionView,
  args: {
    view: aSectionView(),
    description: describeSection('dishes'),
    isReadOnly: false,
    backHref: '/counter/back-office',
    hrefOfEntry: (key) => `/counter/back-office/dishes/${key}`,
    pictureUrl: () => PICTURE,
    newHref: (category) => `/counter/back-office/dishes/New?category=${category}`,
    onFilter: fn(),
    onMove: fn(),
    onPlace: fn(),
    onRemove: fn(),
    onUndo: fn(),
    onRestore: fn(),
    onDismiss: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SectionView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Dishes: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /(Move down|下移).*(Kopi|咖啡)/ }));
    await expect(args.onMove).toHaveBeenCalledWith('iced-kopi', 1);
    await expect(
      canvas.getByRole('button', { name: /(Move up|上移).*(Kopi|咖啡)/ }),
    ).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /^(Remove|删除).*(Kopi|咖啡)/ }));
    await expect(args.onRemove).toHaveBeenCalledWith('iced-kopi');
    await userEvent.click(canvas.getByRole('button', { name: /^(Restore Old|恢复“旧)/ }));
    await expect(args.onRestore).toHaveBeenCalledWith('old');
    await userEvent.click(canvas.getByRole('button', { name: /^(Untranslated|未翻译)/ }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ only: 'untranslated' });
    await userEvent.type(canvas.getByRole('searchbox'), 'k');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ text: 'k' });
    const link = canvas.getByRole('link', { name: /^(Iced Kopi|冰咖啡)$/ });
    await expect(link).toHaveAttribute('href', '/counter/back-office/dishes/iced-kopi');
  },
};

/** Entries cannot be moved while some are hidden. */
export const Filtered: Story = {
  args: {
    view: aSectionView({ isFiltered: true, filter: { text: 'k', only: 'changed' } }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('button', { name: /(Move down|下移).*(Kopi|咖啡)/ }),
    ).toBeDisabled();
  },
};
export const NothingFound: Story = {
  args: { view: aSectionView({ isFiltered: true, groups: [] }) },
};
/** The handle is dragged by keyboard, too. A dish stays in its category. */
export const Dragged: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: /^(Drag|拖动).*(Kopi|咖啡)/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.localName).toBe('li'));
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() =>
      expect(args.onPlace).toHaveBeenCalledWith('iced-kopi', expect.stringMatching(/squid|teh/)),
    );
  },
};

/** Edits that were left are marked, and a new entry is offered again. */
export const Unsaved: Story = {
  args: {
    view: aSectionView({
      hasUnsavedNew: true,
      groups: aSectionView().groups.map((group) => ({
        ...group,
        rows: group.rows.map((row) => ({ ...row, isUnsaved: row.entry === KOPI })),
      })),
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText(/^(Not saved|未保存)$/)).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: /^(Go on|继续填写)$/ })).toHaveAttribute(
      'href',
      expect.stringContaining('New'),
    );
  },
};
export const Removed: Story = {
  args: {
    view: aSectionView({
      removed: KOPI,
      change: { ...NOTHING_DONE, status: 'done', kind: 'remove', outcome: 'removed' },
    }),
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Undo|撤销)$/ }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};
export const Rejected: Story = {
  args: {
    view: aSectionView({
      change: { ...NOTHING_DONE, status: 'rejected', kind: 'order', error: 'ERROR' },
    }),
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Close|关闭)$/ }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const ChangedByAnother: Story = {
  args: {
    view: aSectionView({
      change: { ...NOTHING_DONE, status: 'done', kind: 'remove', outcome: 'conflict' },
    }),
  },
};
/** A manager sees what only owners change. */
export const ReadOnly: Story = {
  args: { description: describeSection('vouchers'), isReadOnly: true },
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).queryAllByRole('button', { name: /Move|移/ });
    await expect(buttons).toHaveLength(0);
  },
};
export const Empty: Story = { args: { view: aSectionView({ status: 'empty', groups: [] }) } };
export const Loading: Story = { args: { view: aSectionView({ status: 'loading', groups: [] }) } };
export const Failed: Story = {
  args: { view: aSectionView({ status: 'failed', groups: [], error: 'ERROR' }) },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Try again|重试/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Stale: Story = { args: { view: aSectionView({ stale: true }) } };
