import type { DraftView as View } from '@claypot/counter/draft';
import { aDraft, aPublishedVersion } from '@claypot/testing/counter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DraftView } from './DraftView.tsx';

const IDLE = { status: 'idle', error: null, action: null } as const;
const NO_PREVIEW = { status: 'idle', error: null, created: null } as const;
const DRAFT = aDraft();
const COMPLETE = aDraft({ problems: [] });
const EMPTY = aDraft({ changes: [], problems: [] });
const VERSIONS = [
  aPublishedVersion({ number: 3, by: 'Aina', changes: 14 }),
  aPublishedVersion({ number: 2, by: 'Aina', changes: 1 }),
  aPublishedVersion({ number: 1, by: null, changes: 0 }),
];

const READY: View = {
  unconfirmed: false,
  stale: false,
  asOf: null,
  status: 'ready',
  error: null,
  draft: COMPLETE,
  versions: VERSIONS,
  act: IDLE,
  preview: NO_PREVIEW,
};
const EMPTY_VIEW: View = { ...READY, draft: null, versions: [] };

const view = (fields: Partial<View> = {}): View => ({ ...READY, ...fields });

const meta = {
  component: DraftView,
  args: {
    view: view(),
    isOwner: true,
    sectionHref: (section) => `/counter/back-office/${section}`,
    entryHref: (section, key) => `/counter/back-office/${section}/${key}`,
    onAct: fn(),
    onPreview: fn(),
    onClosePreview: fn(),
    onConfirm: fn(),
    onDismiss: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof DraftView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Presses the button at a position among all buttons. */
const press =
  (index: number): Story['play'] =>
  async ({ canvasElement }) => {
    const button = within(canvasElement).getAllByRole('button')[index];
    if (button) await userEvent.click(button);
  };

export const Changed: Story = {
  play: async (context) => {
    await press(0)?.(context);
    await expect(context.args.onAct).toHaveBeenCalledWith({ type: 'publish' }, COMPLETE.version);
  },
};
export const WithProblems: Story = {
  args: { view: view({ draft: DRAFT }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button')[0]).toBeDisabled();
  },
};
export const UpToDate: Story = { args: { view: view({ draft: EMPTY }) } };
export const NeverPublished: Story = {
  args: {
    view: view({ draft: aDraft({ changes: [], problems: [], published: null }), versions: [] }),
  },
};
export const OfAManager: Story = { args: { isOwner: false, view: view({ versions: [] }) } };
export const AnEarlierVersion: Story = {
  args: { view: view({ draft: EMPTY }) },
  play: async (context) => {
    await press(0)?.(context);
    await expect(context.args.onAct).toHaveBeenCalledWith(
      { type: 'restore', number: 2 },
      EMPTY.version,
    );
  },
};
export const Loading: Story = {
  args: { view: { ...EMPTY_VIEW, status: 'loading' } },
};
export const Failed: Story = {
  args: { view: { ...EMPTY_VIEW, status: 'failed', error: 'OFFLINE' } },
};
export const Unavailable: Story = {
  args: { view: { ...EMPTY_VIEW, status: 'failed', error: 'DRAFT_UNAVAILABLE' } },
};
export const Old: Story = { args: { view: view({ stale: true }) } };
export const AsksToPublish: Story = {
  args: { view: view({ act: { status: 'asking', error: null, action: { type: 'publish' } } }) },
};
export const Publishing: Story = {
  args: { view: view({ act: { status: 'running', error: null, action: { type: 'publish' } } }) },
};
export const Published: Story = {
  args: {
    view: view({
      draft: EMPTY,
      act: { status: 'done', error: null, action: { type: 'publish' } },
    }),
  },
};
export const AsksToDiscard: Story = {
  args: { view: view({ act: { status: 'asking', error: null, action: { type: 'discard' } } }) },
};
export const Discarded: Story = {
  args: {
    view: view({
      draft: EMPTY,
      act: { status: 'done', error: null, action: { type: 'discard' } },
    }),
  },
};
export const AsksToRestore: Story = {
  args: {
    view: view({ act: { status: 'asking', error: null, action: { type: 'restore', number: 2 } } }),
  },
};
export const Restored: Story = {
  args: {
    view: view({ act: { status: 'done', error: null, action: { type: 'restore', number: 2 } } }),
  },
};
export const ChangedMeanwhile: Story = {
  args: {
    view: view({
      act: { status: 'rejected', error: 'DRAFT_CHANGED', action: { type: 'publish' } },
    }),
  },
};
export const CreatesAPreview: Story = {
  args: { view: view({ preview: { ...NO_PREVIEW, status: 'running' } }) },
};
export const PreviewReady: Story = {
  args: {
    view: view({
      preview: {
        status: 'done',
        error: null,
        created: {
          url: 'https://preview-5k2m9q7t4w8x.example.com/home',
          expires_at: '2026-11-30T10:12:00+08:00',
        },
      },
    }),
  },
};
export const PreviewRejected: Story = {
  args: { view: view({ preview: { status: 'rejected', error: 'DRAFT_CHANGED', created: null } }) },
};
