import { renewSnapshot } from '@claypot/domain/flows';
import type { SearchResult } from '@claypot/sdk/counter';
import { assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { unprovidedQuery } from '../../app/machines.ts';

/** Text to search for, trimmed. */
export interface SearchFor {
  readonly query: string;
}

export type SearchEvent =
  | { type: 'TYPE'; text: string }
  /** Searches at once. */
  | { type: 'SUBMIT' }
  | { type: 'RETRY' }
  | { type: 'CLEAR' };

/** Limits of the contract, in characters. */
const LENGTH = { least: 2, most: 60 };
/** Pause after the last key before a request, in ms. */
const DEBOUNCE = 300;

/** Returns the text to search for. */
function searchFor(text: string): SearchFor {
  return { query: text.trim().slice(0, LENGTH.most) };
}

/** Placeholder of a search while the person types, with any kind of result. */
export function unprovidedSearch<TResult>() {
  return setup({
    types: {
      // The text is as typed.
      context: {} as { text: string },
      events: {} as SearchEvent,
      children: {} as { results: 'results' },
    },
    actors: { results: unprovidedQuery<SearchFor, TResult>() },
    delays: { debounce: DEBOUNCE },
    guards: {
      isTooShort: (_, { text }: { text: string }) => searchFor(text).query.length < LENGTH.least,
    },
    actions: {
      renew: renewSnapshot(),
      setText: assign({ text: (_, { text }: { text: string }) => text }),
      clear: assign({ text: '' }),
      retry: sendTo('results', { type: 'RETRY' as const }),
      find: sendTo('results', ({ context }) => ({
        type: 'SET_INPUT' as const,
        input: searchFor(context.text),
      })),
    },
  }).createMachine({
    id: 'search',
    context: { text: '' },
    on: {
      TYPE: [
        {
          guard: { type: 'isTooShort', params: ({ event }) => event },
          target: '.idle',
          actions: { type: 'setText', params: ({ event }) => event },
        },
        {
          target: '.typing',
          reenter: true,
          actions: { type: 'setText', params: ({ event }) => event },
        },
      ],
      CLEAR: { target: '.idle', actions: 'clear' },
    },
    initial: 'idle',
    states: {
      idle: {},
      // No results yet.
      typing: { after: { debounce: 'found' }, on: { SUBMIT: 'found' } },
      found: {
        invoke: {
          src: 'results',
          id: 'results',
          input: ({ context }) => searchFor(context.text),
          onSnapshot: { actions: 'renew' },
        },
        on: {
          RETRY: { actions: 'retry' },
          TYPE: [
            {
              guard: { type: 'isTooShort', params: ({ event }) => event },
              target: 'idle',
              actions: { type: 'setText', params: ({ event }) => event },
            },
            {
              target: '.waiting',
              actions: { type: 'setText', params: ({ event }) => event },
            },
          ],
        },
        initial: 'shown',
        states: {
          shown: {},
          // The results of the earlier text stay visible.
          waiting: {
            after: { debounce: { target: 'shown', actions: 'find' } },
            on: { SUBMIT: { target: 'shown', actions: 'find' } },
          },
        },
      },
    },
  });
}

/** Search for orders of today and earlier. */
export const searchMachine = unprovidedSearch<SearchResult>();

export type SearchSnapshot = SnapshotFrom<typeof searchMachine>;
