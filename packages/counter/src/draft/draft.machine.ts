import { renewSnapshot, unprovidedCallback } from '@claypot/domain/flows';
import type { Draft, DraftPreview, PublishedVersion } from '@claypot/sdk/counter';
import { sendTo, setup } from 'xstate';
import { unprovidedMutation, unprovidedQuery } from '../app/machines.ts';

/** A change of the whole draft, which the person confirms first. */
export type DraftAction =
  | { readonly type: 'publish' }
  | { readonly type: 'discard' }
  /** Puts an earlier version into the draft. */
  | { readonly type: 'restore'; readonly number: number };

/** An action on the draft that the person saw. */
export interface DraftActionInput {
  readonly action: DraftAction;
  readonly version: string;
}

/** The draft to show. */
export interface PreviewInput {
  readonly version: string;
}

export type DraftMachineEvent =
  /** Asks before it acts. */
  | { type: 'ACT'; action: DraftAction; version: string }
  /** Creates an address that shows the draft as a customer sees it. */
  | { type: 'PREVIEW'; version: string }
  | { type: 'CLOSE_PREVIEW' }
  | { type: 'CONFIRM' }
  /** Declines the question or closes the result. */
  | { type: 'DISMISS' }
  | { type: 'RETRY' }
  | { type: 'REFRESH' };

/** The draft of the restaurant, its publication and earlier versions. */
export const draftMachine = setup({
  types: {
    context: {} as Record<string, never>,
    events: {} as DraftMachineEvent,
    children: {} as {
      list: 'list';
      versions: 'versions';
      act: 'act';
      preview: 'preview';
      listen: 'listen';
    },
  },
  actors: {
    list: unprovidedQuery<object, Draft>(),
    versions: unprovidedQuery<object, PublishedVersion[]>(),
    act: unprovidedMutation<DraftActionInput, Draft>(),
    preview: unprovidedMutation<PreviewInput, DraftPreview>(),
    /** Sends `REFRESH` when the draft changed. */
    listen: unprovidedCallback<DraftMachineEvent>('listen'),
  },
  actions: {
    ask: sendTo('list', (_, params: { type: 'RETRY' | 'REFRESH' }) => params),
    askVersions: sendTo('versions', (_, params: { type: 'RETRY' | 'REFRESH' }) => params),
    act: sendTo('act', (_, { action, version }: DraftActionInput) => ({
      type: 'RUN',
      input: { action, version },
    })),
    preview: sendTo('preview', (_, { version }: PreviewInput) => ({
      type: 'RUN',
      input: { version },
    })),
    closePreview: sendTo('preview', { type: 'DISMISS' }),
    answer: sendTo('act', (_, params: { type: 'CONFIRM' | 'DISMISS' }) => params),
    renew: renewSnapshot(),
  },
}).createMachine({
  id: 'draft',
  context: {},
  invoke: [
    { src: 'list', id: 'list', input: {}, onSnapshot: { actions: 'renew' } },
    { src: 'versions', id: 'versions', input: {}, onSnapshot: { actions: 'renew' } },
    { src: 'act', id: 'act', onSnapshot: { actions: 'renew' } },
    { src: 'preview', id: 'preview', onSnapshot: { actions: 'renew' } },
    { src: 'listen', id: 'listen' },
  ],
  on: {
    ACT: { actions: { type: 'act', params: ({ event }) => event } },
    PREVIEW: { actions: { type: 'preview', params: ({ event }) => event } },
    CLOSE_PREVIEW: { actions: 'closePreview' },
    CONFIRM: { actions: { type: 'answer', params: { type: 'CONFIRM' } } },
    DISMISS: { actions: { type: 'answer', params: { type: 'DISMISS' } } },
    RETRY: {
      actions: [
        { type: 'ask', params: { type: 'RETRY' } },
        { type: 'askVersions', params: { type: 'RETRY' } },
      ],
    },
    REFRESH: {
      actions: [
        { type: 'ask', params: { type: 'REFRESH' } },
        { type: 'askVersions', params: { type: 'REFRESH' } },
      ],
    },
  },
});
