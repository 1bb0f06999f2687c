import { required, unprovidedActor } from '@claypot/domain/flows';
import { codeOf, errorDataOf, type PersonOfDevice } from '@claypot/sdk/counter';
import { assign, type NonReducibleUnknown, setup } from 'xstate';
import type { PinProblem } from '../views.ts';

export interface PinPadInput<TSubject> {
  /** People to choose from, by name. */
  people: readonly PersonOfDevice[];
  /** What the PIN is for. */
  subject: TSubject;
}

export interface PinPadContext<TSubject, TResult> extends PinPadInput<TSubject> {
  person: PersonOfDevice | null;
  /** Entered digits. They leave the context when the PIN is complete or another person is chosen. */
  digits: string;
  problem: PinProblem | null;
  result: TResult | null;
}

export type PinPadEvent =
  | { type: 'CHOOSE'; staff_id: string }
  | { type: 'DIGIT'; digit: string }
  /** Removes the last digit. */
  | { type: 'ERASE' }
  /** Returns to the people. */
  | { type: 'BACK' }
  /** The people of the device were read again. */
  | { type: 'SET_PEOPLE'; people: readonly PersonOfDevice[] };

/** Argument of the check. */
export interface EnteredPin<TSubject> {
  staff_id: string;
  pin: string;
  subject: TSubject;
}

export type PinPadMachine<TSubject extends NonReducibleUnknown, TResult> = ReturnType<
  typeof unprovidedPinPad<TSubject, TResult>
>;

/**
 * A PIN pad: choose a person, enter the digits. The last digit sends the PIN. A wrong PIN clears
 * the digits; a locked one leads back to the people.
 *
 * This is the placeholder that a flow invokes by name. Its output has the result of the check.
 */
export function unprovidedPinPad<TSubject extends NonReducibleUnknown, TResult>() {
  return setup({
    types: {
      context: {} as PinPadContext<TSubject, TResult>,
      events: {} as PinPadEvent,
      input: {} as PinPadInput<TSubject>,
      output: {} as { result: TResult },
      tags: {} as 'choosing' | 'entering' | 'checking',
    },
    actors: {
      /** Sends the PIN. */
      check: unprovidedActor<{ result: TResult }, EnteredPin<TSubject>>('check'),
    },
    guards: {
      isKnown: ({ context }, params: { staff_id: string }) =>
        find(context.people, params.staff_id) !== null,
      isDigit: (_, params: { digit: string }) => /^\d$/.test(params.digit),
      isLastDigit: ({ context }, params: { digit: string }) =>
        /^\d$/.test(params.digit) && context.digits.length + 1 === context.person?.pin_digits,
      hasLocked: (_, params: { error: unknown }) =>
        codeOf(params.error) === 'PIN_LOCKED' ||
        errorDataOf(params.error, 'WRONG_PIN')?.tries_left === 0,
    },
    actions: {
      /** A locked person may try, because a manager may have unlocked the PIN elsewhere. */
      choose: assign(({ context }, params: { staff_id: string }) => {
        const person = find(context.people, params.staff_id);
        return { person, digits: '', problem: person?.pin_locked ? LOCKED : null };
      }),
      clear: assign({ person: null, digits: '', problem: null }),
      setPeople: assign((_, params: { people: readonly PersonOfDevice[] }) => ({
        people: params.people,
      })),
      addDigit: assign(({ context }, params: { digit: string }) => ({
        digits: context.digits + params.digit,
        problem: null,
      })),
      removeDigit: assign({ digits: ({ context }) => context.digits.slice(0, -1) }),
      clearDigits: assign({ digits: '' }),
      setProblem: assign({
        problem: (_, { error }: { error: unknown }) => ({
          code: codeOf(error),
          triesLeft: errorDataOf(error, 'WRONG_PIN')?.tries_left ?? null,
        }),
      }),
      /** Shows the person as locked, before the people are read again. */
      markLocked: assign(({ context }) => ({
        problem: LOCKED,
        people: context.people.map((person) =>
          person.id === context.person?.id ? { ...person, pin_locked: true } : person,
        ),
        person: null,
      })),
      setResult: assign((_, params: { result: TResult }) => ({ result: params.result })),
    },
  }).createMachine({
    id: 'pinPad',
    context: ({ input }) => ({
      people: input.people,
      subject: input.subject,
      person: null,
      digits: '',
      problem: null,
      result: null,
    }),
    on: { SET_PEOPLE: { actions: { type: 'setPeople', params: ({ event }) => event } } },
    initial: 'choosing',
    states: {
      choosing: {
        tags: 'choosing',
        on: {
          CHOOSE: {
            guard: { type: 'isKnown', params: ({ event }) => event },
            target: 'entering',
            actions: { type: 'choose', params: ({ event }) => event },
          },
        },
      },
      entering: {
        tags: 'entering',
        on: {
          DIGIT: [
            {
              guard: { type: 'isLastDigit', params: ({ event }) => event },
              target: 'checking',
              actions: { type: 'addDigit', params: ({ event }) => event },
            },
            {
              guard: { type: 'isDigit', params: ({ event }) => event },
              actions: { type: 'addDigit', params: ({ event }) => event },
            },
          ],
          ERASE: { actions: 'removeDigit' },
          BACK: { target: 'choosing', actions: 'clear' },
        },
      },
      checking: {
        tags: 'checking',
        exit: 'clearDigits',
        invoke: {
          src: 'check',
          id: 'check',
          input: ({ context }) => ({
            staff_id: context.person?.id ?? '',
            pin: context.digits,
            subject: context.subject,
          }),
          onDone: {
            target: 'done',
            actions: { type: 'setResult', params: ({ event }) => event.output },
          },
          onError: [
            {
              guard: { type: 'hasLocked', params: ({ event }) => event },
              target: 'choosing',
              actions: 'markLocked',
            },
            {
              target: 'entering',
              actions: { type: 'setProblem', params: ({ event }) => event },
            },
          ],
        },
      },
      done: { type: 'final' },
    },
    output: ({ context }) => ({ result: required(context.result) }),
  });
}

/** Machine without implementations, for diagrams. */
export const pinPadMachine = unprovidedPinPad<NonReducibleUnknown, unknown>();

const LOCKED: PinProblem = { code: 'PIN_LOCKED', triesLeft: null };

function find(people: readonly PersonOfDevice[], id: string): PersonOfDevice | null {
  return people.find((person) => person.id === id) ?? null;
}
