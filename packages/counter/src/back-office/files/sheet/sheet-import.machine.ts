import { required, unprovidedActor } from '@claypot/domain/flows';
import { codeOf, errorDataOf, type SheetApplied, type SheetPlan } from '@claypot/sdk/counter';
import { assign, type SnapshotFrom, setup } from 'xstate';
import {
  correctColumn,
  NO_CORRECTIONS,
  type SheetCorrections,
  type SheetField,
} from './corrections.ts';
import type { SheetFailure } from './sheet.views.ts';

export interface SheetImportContext {
  readonly file: File | null;
  readonly corrections: SheetCorrections;
  /** The last preview. */
  readonly plan: SheetPlan | null;
  readonly added: SheetApplied | null;
  readonly failure: SheetFailure | null;
  readonly isRenewed: boolean;
}

export type SheetImportEvent =
  | { type: 'CHOOSE'; file: File }
  /** Chooses the field of a column; null ignores the column. */
  | { type: 'MAP'; letters: string; field: SheetField | null }
  | {
      type: 'CORRECT';
      corrections: Partial<Pick<SheetCorrections, 'format' | 'sheet' | 'headerRow'>>;
    }
  /** Forgets the corrections of the person. */
  | { type: 'GUESS' }
  /** Adds the rows to the draft. */
  | { type: 'ADD' }
  | { type: 'RETRY' }
  | { type: 'RESET' };

export interface SheetInput {
  readonly file: File;
  readonly corrections: SheetCorrections;
}

export interface AddInput extends SheetInput {
  /** Version of the draft that the preview shows. */
  readonly version: string;
}

const EMPTY: SheetImportContext = {
  file: null,
  corrections: NO_CORRECTIONS,
  plan: null,
  added: null,
  failure: null,
  isRenewed: false,
};

/**
 * Import of a sheet into the draft: read, corrected, added. Nothing is added while a row has an
 * error. If the draft has changed since the preview, the sheet is read again.
 */
export const sheetImportMachine = setup({
  types: {
    context: {} as SheetImportContext,
    events: {} as SheetImportEvent,
    children: {} as { read: 'read'; add: 'add' },
  },
  actors: {
    read: unprovidedActor<SheetPlan, SheetInput>('read'),
    add: unprovidedActor<SheetApplied, AddInput>('add'),
  },
  guards: {
    canAdd: ({ context: { plan } }) => plan !== null && isAddable(plan),
    isChanged: (_, { error }: { error: unknown }) => codeOf(error) === 'DRAFT_CHANGED',
  },
  actions: {
    choose: assign((_, { file }: { file: File }) => ({ ...EMPTY, file })),
    map: assign(
      (
        { context: { corrections, plan } },
        { letters, field }: { letters: string; field: SheetField | null },
      ) => ({ corrections: correctColumn(corrections, plan?.columns ?? [], letters, field) }),
    ),
    correct: assign(({ context }, changes: Partial<SheetCorrections>) => ({
      // Another sheet or row has other columns.
      corrections: { ...context.corrections, columns: {}, ...changes },
    })),
    guess: assign({ corrections: NO_CORRECTIONS }),
    setPlan: assign((_, { plan }: { plan: SheetPlan }) => ({ plan, failure: null })),
    setAdded: assign((_, { added }: { added: SheetApplied }) => ({ added, failure: null })),
    fail: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    renewed: assign((_, { isRenewed }: { isRenewed: boolean }) => ({ isRenewed })),
    clear: assign(EMPTY),
  },
}).createMachine({
  id: 'sheetImport',
  context: EMPTY,
  initial: 'empty',
  on: {
    CHOOSE: {
      target: '.open',
      reenter: true,
      actions: { type: 'choose', params: ({ event }) => event },
    },
    RESET: { target: '.empty', actions: 'clear' },
  },
  states: {
    empty: {},
    /** The person sees the preview and corrects it. */
    open: {
      initial: 'reading',
      on: {
        MAP: { target: '.reading', actions: { type: 'map', params: ({ event }) => event } },
        CORRECT: {
          target: '.reading',
          actions: { type: 'correct', params: ({ event }) => event.corrections },
        },
        GUESS: { target: '.reading', actions: 'guess' },
      },
      states: {
        reading: {
          invoke: {
            src: 'read',
            id: 'read',
            input: ({ context: { file, corrections } }) => ({ file: required(file), corrections }),
            onDone: {
              target: 'ready',
              actions: { type: 'setPlan', params: ({ event }) => ({ plan: event.output }) },
            },
            onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
          },
        },
        ready: {
          on: {
            ADD: {
              guard: 'canAdd',
              target: '#sheetImport.adding',
              actions: { type: 'renewed', params: { isRenewed: false } },
            },
          },
        },
        failed: { on: { RETRY: 'reading' } },
      },
    },
    adding: {
      invoke: {
        src: 'add',
        id: 'add',
        input: ({ context: { file, corrections, plan } }) => ({
          file: required(file),
          corrections,
          version: required(plan).version,
        }),
        onDone: {
          target: 'added',
          actions: { type: 'setAdded', params: ({ event }) => ({ added: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isChanged', params: ({ event }) => event },
            target: 'open',
            actions: { type: 'renewed', params: { isRenewed: true } },
          },
          { target: 'open.failed', actions: { type: 'fail', params: ({ event }) => event } },
        ],
      },
    },
    added: {},
  },
});

/** Returns true if the sheet can be added and would change something. */
export function isAddable({ errors, changes }: SheetPlan): boolean {
  return (
    errors === 0 && Object.values(changes).some(({ added, changed }) => added > 0 || changed > 0)
  );
}

function failureOf(error: unknown): SheetFailure {
  const unreadable = errorDataOf(error, 'SHEET_UNREADABLE');
  return { code: codeOf(error), message: unreadable?.message ?? null };
}

export type SheetImportSnapshot = SnapshotFrom<typeof sheetImportMachine>;
