import { assign, emit, raise, setup } from 'xstate';
import { type ParsedScan, parseScan } from '../parse-scan.ts';
import { kindOf, type TypedKey } from './key-kind.ts';

export interface TypedScannerInput {
  /** Longest time between two keys of a scanner, in ms. A person takes longer. */
  readonly threshold: number;
  /** Longest pause within a code, in ms, once its keys show that a scanner types. */
  readonly pause: number;
}

export interface TypedScannerContext extends TypedScannerInput {
  /** Characters of the keys held back. A line feed is the end of a code. */
  text: string;
  /** Time of the last key held back, in ms; null if none is. */
  last: number | null;
  /** True if the last key must not reach the page. */
  isHeld: boolean;
  /** Time of the last key that was replayed, in ms; null if none was. */
  replayed: number | null;
  /** True if the code came right after replayed keys, which may be its beginning. */
  isBroken: boolean;
}

export interface KeyEvent {
  readonly type: 'KEY';
  readonly key: TypedKey;
}

export type TypedScannerEmitted =
  /** A person typed the keys held back: the page must receive them now. */
  | { readonly type: 'REPLAY' }
  /** A scanner typed the keys held back: the page never receives them. */
  | { readonly type: 'SCANNED'; readonly scan: ParsedScan };

const NOTHING_HELD = {
  text: '',
  last: null,
  isHeld: false,
  replayed: null,
  isBroken: false,
} satisfies Partial<TypedScannerContext>;

/** Keys in quick succession that no person types. */
const BURST = 4;
/** Fewer keys suffice if a quick Enter or Tab ends them. */
const ENDED_BURST = 2;

/** Returns true if the key came later than `limit` ms after `time`; false without a time. */
function isAfter({ at }: TypedKey, time: number | null, limit: number): boolean {
  return time !== null && at - time > limit;
}

/**
 * Separates a scanner that types from a person. Keys are held back until the time between them
 * shows who typed them. Read `isHeld` after each KEY. It never holds keys of an input method.
 */
export const typedScannerMachine = setup({
  types: {
    context: {} as TypedScannerContext,
    events: {} as KeyEvent,
    input: {} as TypedScannerInput,
    emitted: {} as TypedScannerEmitted,
  },
  delays: {
    silence: ({ context }) => context.threshold,
    pause: ({ context }) => context.pause,
  },
  guards: {
    isLate: ({ context }, { key }: KeyEvent) => isAfter(key, context.last, context.threshold),
    isAfterPause: ({ context }, { key }: KeyEvent) => isAfter(key, context.last, context.pause),
    isByPerson: (_, { key }: KeyEvent) => key.isByPerson,
    isModifier: (_, { key }: KeyEvent) => kindOf(key) === 'modifier',
    isControl: (_, { key }: KeyEvent) => kindOf(key) === 'control',
    isText: (_, { key }: KeyEvent) => kindOf(key) === 'text',
    isBurst: ({ context }, { key }: KeyEvent) =>
      kindOf(key) === 'text' && context.text.length + 1 >= BURST,
    isEndOfBurst: ({ context }, { key }: KeyEvent) =>
      kindOf(key) === 'end' && context.text.length >= ENDED_BURST,
    endsCode: (_, { key }: KeyEvent) => ['end', 'control'].includes(kindOf(key)),
  },
  actions: {
    pass: assign({ isHeld: false }),
    hold: assign({ isHeld: true }),
    append: assign({
      text: ({ context }, { key }: KeyEvent) => context.text + key.key,
      last: (_, { key }: KeyEvent) => key.at,
      isHeld: true,
      isBroken: ({ context }, { key }: KeyEvent) =>
        context.isBroken ||
        (context.replayed !== null && !isAfter(key, context.replayed, context.pause)),
    }),
    endCode: assign({
      text: ({ context }) => `${context.text}\n`,
      last: (_, { key }: KeyEvent) => key.at,
      isHeld: true,
    }),
    clear: assign({ text: '', last: null, isBroken: false }),
    again: raise((_, event: KeyEvent) => event),
    setReplayed: assign({ replayed: ({ context }) => context.last }),
    replay: emit({ type: 'REPLAY' }),
    scanned: emit(({ context: { isBroken, text } }) => ({
      type: 'SCANNED' as const,
      scan: isBroken ? ({ problem: 'unreadable' } as const) : parseScan(text),
    })),
  },
}).createMachine({
  id: 'typedScanner',
  context: ({ input }) => ({ ...input, ...NOTHING_HELD }),
  initial: 'idle',
  states: {
    idle: {
      entry: 'clear',
      on: {
        KEY: [
          { guard: { type: 'isByPerson', params: ({ event }) => event }, actions: 'pass' },
          { guard: { type: 'isControl', params: ({ event }) => event }, actions: 'hold' },
          {
            guard: { type: 'isText', params: ({ event }) => event },
            target: 'holding',
            actions: { type: 'append', params: ({ event }) => event },
          },
          { actions: 'pass' },
        ],
      },
    },
    // A person or a scanner.
    holding: {
      after: { silence: { target: 'idle', actions: ['setReplayed', 'replay'] } },
      on: {
        KEY: [
          {
            guard: { type: 'isLate', params: ({ event }) => event },
            target: 'idle',
            actions: ['setReplayed', 'replay', { type: 'again', params: ({ event }) => event }],
          },
          {
            guard: { type: 'isByPerson', params: ({ event }) => event },
            target: 'idle',
            actions: ['setReplayed', 'replay', 'pass'],
          },
          { guard: { type: 'isModifier', params: ({ event }) => event }, actions: 'pass' },
          { guard: { type: 'isControl', params: ({ event }) => event }, actions: 'hold' },
          {
            guard: { type: 'isBurst', params: ({ event }) => event },
            target: 'scanner',
            actions: { type: 'append', params: ({ event }) => event },
          },
          {
            guard: { type: 'isText', params: ({ event }) => event },
            target: 'holding',
            reenter: true,
            actions: { type: 'append', params: ({ event }) => event },
          },
          {
            guard: { type: 'isEndOfBurst', params: ({ event }) => event },
            target: 'scanner.ended',
            actions: { type: 'endCode', params: ({ event }) => event },
          },
          { target: 'idle', actions: ['setReplayed', 'replay', 'pass'] },
        ],
      },
    },
    scanner: {
      on: {
        KEY: [
          {
            guard: { type: 'isByPerson', params: ({ event }) => event },
            target: 'idle',
            actions: ['scanned', 'pass'],
          },
          { guard: { type: 'isModifier', params: ({ event }) => event }, actions: 'pass' },
          {
            guard: { type: 'endsCode', params: ({ event }) => event },
            target: '.ended',
            actions: { type: 'endCode', params: ({ event }) => event },
          },
          {
            guard: { type: 'isText', params: ({ event }) => event },
            target: '.reading',
            actions: { type: 'append', params: ({ event }) => event },
          },
          { actions: 'hold' },
        ],
      },
      initial: 'reading',
      states: {
        // A scanner may pause within a code. Half of it could be the number of another member.
        reading: {
          after: { pause: { target: '#typedScanner.idle', actions: 'scanned' } },
          on: {
            KEY: {
              guard: { type: 'isAfterPause', params: ({ event }) => event },
              target: '#typedScanner.idle',
              actions: ['scanned', { type: 'again', params: ({ event }) => event }],
            },
          },
        },
        // A second code may follow at once.
        ended: {
          after: { silence: { target: '#typedScanner.idle', actions: 'scanned' } },
          on: {
            KEY: {
              guard: { type: 'isLate', params: ({ event }) => event },
              target: '#typedScanner.idle',
              actions: ['scanned', { type: 'again', params: ({ event }) => event }],
            },
          },
        },
      },
    },
  },
});
