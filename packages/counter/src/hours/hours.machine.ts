import { renewSnapshot, unprovidedActor, unprovidedCallback } from '@claypot/domain/flows';
import { selectQuery } from '@claypot/domain/machines';
import {
  codeOf,
  errorDataOf,
  type Hours,
  type HoursChange,
  type HoursConflict,
} from '@claypot/sdk/counter';
import { assign, sendTo, setup } from 'xstate';
import type { HoursEdit, HoursForm } from '../app/hours-edit.ts';
import { unprovidedMutation, unprovidedQuery } from '../app/machines.ts';
import type { BranchInput } from '../staff/devices/devices.machine.ts';
import type { ConfirmInput, HoursContext, HoursEvent } from './hours.types.ts';
import { withVersions } from './with-versions.ts';

/** Input of a request: the change with the versions that the person saw. */
export interface ChangeInput {
  readonly change: HoursChange;
}

/**
 * Hours, delivery and notice time of a branch. A save first asks the server what would no longer
 * fit, and shows that. Values of other people replace those of a form only while nothing is typed.
 */
export const hoursMachine = setup({
  types: {
    context: {} as HoursContext,
    events: {} as HoursEvent,
    input: {} as BranchInput,
    tags: {} as 'busy',
    children: {} as { list: 'list'; serve: 'serve'; listen: 'listen' },
  },
  actors: {
    list: unprovidedQuery<BranchInput, Hours>(),
    serve: unprovidedMutation<ConfirmInput, Hours>(),
    preview: unprovidedActor<readonly HoursConflict[], ChangeInput>('preview'),
    save: unprovidedActor<Hours, ChangeInput>('save'),
    /** Sends `SAVE` and `EDITED` of the forms, and `REFRESH` when the branch has changed. */
    listen: unprovidedCallback<HoursEvent>('listen'),
  },
  guards: {
    /** False for a form that begins. */
    isChange: (_, { changed }: { changed: boolean }) => changed,
    isLoaded: ({ context }) => context.latest !== null,
    hasConflicts: (_, { conflicts }: { conflicts: readonly HoursConflict[] }) =>
      conflicts.length > 0,
  },
  actions: {
    /** Takes over new values where nothing is typed, or where the person must see them. */
    take: assign(({ context }, { hours }: { hours: Hours | null }) => {
      if (hours === null || hours === context.latest) return {};
      const { base, isCatchingUp, isEdited, seen } = context;
      const replaces = (form: HoursForm) => isCatchingUp || !isEdited[form] || seen[form] === null;
      return {
        latest: hours,
        base: isEdited.settings && base !== null ? base : hours,
        seen: {
          settings: replaces('settings') ? hours : seen.settings,
          day: replaces('day') ? hours : seen.day,
        },
        isCatchingUp: false,
      };
    }),
    begin: assign((_, { edit }: { edit: HoursEdit }) => ({
      edit,
      conflicts: [],
      error: null,
      changed: null,
    })),
    setConflicts: assign((_, { conflicts }: { conflicts: readonly HoursConflict[] }) => ({
      conflicts,
    })),
    takeSaved: assign(({ context }, { hours }: { hours: Hours }) => {
      const { days, ...settings } = context.edit ?? {};
      const savesSettings = Object.keys(settings).length > 0;
      const savesDays = days !== undefined;
      return {
        latest: hours,
        base: savesSettings || !context.isEdited.settings ? hours : context.base,
        seen: {
          settings: savesSettings || !context.isEdited.settings ? hours : context.seen.settings,
          day: hours,
        },
        isEdited: {
          settings: context.isEdited.settings && !savesSettings,
          day: context.isEdited.day && !savesDays,
        },
        resets: savesSettings ? context.resets + 1 : context.resets,
        conflicts: [],
      };
    }),
    setError: assign((_, { error }: { error: unknown }) => {
      const changed = errorDataOf(error, 'HOURS_CHANGED');
      return { error: codeOf(error), changed, isCatchingUp: changed !== null, conflicts: [] };
    }),
    clear: assign({ edit: null, conflicts: [], error: null }),
    discard: assign(({ context }) => ({
      base: context.latest,
      seen: { ...context.seen, settings: context.latest },
      isEdited: { ...context.isEdited, settings: false },
      resets: context.resets + 1,
      changed: null,
      error: null,
    })),
    setEdited: assign(({ context }, { form, changed }: { form: HoursForm; changed: boolean }) => ({
      isEdited: { ...context.isEdited, [form]: changed },
      // A form that is opened shows the newest values.
      seen: changed ? context.seen : { ...context.seen, [form]: context.latest },
    })),
    ask: sendTo('list', (_, params: { type: 'RETRY' | 'REFRESH' }) => params),
    serve: sendTo(
      'serve',
      (
        { context: { branch_id } },
        { conflict, confirmed }: Pick<ConfirmInput, 'conflict' | 'confirmed'>,
      ) => ({ type: 'RUN', input: { branch_id, conflict, confirmed } }),
    ),
    dismissServe: sendTo('serve', { type: 'DISMISS' }),
    renew: renewSnapshot(),
  },
}).createMachine({
  id: 'hours',
  context: ({ input }) => ({
    branch_id: input.branch_id,
    latest: null,
    base: null,
    seen: { settings: null, day: null },
    isEdited: { settings: false, day: false },
    resets: 0,
    edit: null,
    conflicts: [],
    error: null,
    changed: null,
    isCatchingUp: false,
  }),
  invoke: [
    {
      src: 'list',
      id: 'list',
      input: ({ context }) => ({ branch_id: context.branch_id }),
      onSnapshot: {
        actions: [
          {
            type: 'take',
            params: ({ event }) => {
              const { data, refreshing } = selectQuery(event.snapshot);
              return { hours: refreshing ? null : data };
            },
          },
          'renew',
        ],
      },
    },
    { src: 'serve', id: 'serve', onSnapshot: { actions: 'renew' } },
    { src: 'listen', id: 'listen' },
  ],
  on: {
    EDITED: { actions: { type: 'setEdited', params: ({ event }) => event } },
    SERVE: { actions: { type: 'serve', params: ({ event }) => event } },
    LOADED: {
      actions: [
        { type: 'take', params: ({ event }) => event },
        { type: 'ask', params: { type: 'REFRESH' } },
      ],
    },
    DISMISS: { actions: 'dismissServe' },
    RETRY: { actions: { type: 'ask', params: { type: 'RETRY' } } },
    REFRESH: { actions: { type: 'ask', params: { type: 'REFRESH' } } },
  },
  initial: 'waiting',
  states: {
    waiting: {
      initial: 'idle',
      states: { idle: {}, rejected: {}, saved: {} },
      on: {
        SAVE: {
          guard: 'isLoaded',
          target: 'checking',
          actions: { type: 'begin', params: ({ event }) => event },
        },
        DISCARD: { target: '.idle', actions: 'discard' },
        DISMISS: { target: '.idle', actions: ['clear', 'dismissServe'] },
        EDITED: {
          guard: { type: 'isChange', params: ({ event }) => event },
          target: '.idle',
          actions: ['clear', { type: 'setEdited', params: ({ event }) => event }],
        },
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        src: 'preview',
        id: 'preview',
        input: ({ context }) => ({ change: withVersions(context) }),
        onDone: [
          {
            guard: { type: 'hasConflicts', params: ({ event }) => ({ conflicts: event.output }) },
            target: 'asking',
            actions: { type: 'setConflicts', params: ({ event }) => ({ conflicts: event.output }) },
          },
          { target: 'saving' },
        ],
        onError: {
          target: 'waiting.rejected',
          actions: { type: 'setError', params: ({ event }) => event },
        },
      },
    },
    asking: {
      on: {
        CONFIRM: 'saving',
        DISMISS: { target: 'waiting.idle', actions: 'clear' },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'save',
        id: 'save',
        input: ({ context }) => ({ change: withVersions(context) }),
        onDone: {
          target: 'waiting.saved',
          actions: [
            { type: 'takeSaved', params: ({ event }) => ({ hours: event.output }) },
            { type: 'ask', params: { type: 'REFRESH' } },
          ],
        },
        onError: {
          target: 'waiting.rejected',
          actions: [
            { type: 'setError', params: ({ event }) => event },
            { type: 'ask', params: { type: 'REFRESH' } },
          ],
        },
      },
    },
  },
});
