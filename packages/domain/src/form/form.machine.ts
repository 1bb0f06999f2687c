import type { ErrorCode } from '@claypot/sdk';
import { assign, setup } from 'xstate';
import { failureCode } from '../machine/failure.ts';
import { unprovidedActor } from '../machine/placeholder.ts';
import type { FieldMessage } from './messages.ts';

export type FormValues = Record<string, string>;
export type FieldErrors = Record<string, FieldMessage>;

export interface FormInput {
  /** What the form is about, for forms that can be about several things. */
  subject: unknown;
}

export interface FormContext {
  /** What was given as input; absent for a form that is about one thing. */
  subject?: unknown;
  values: FormValues;
  errors: FieldErrors;
  /** The first field at fault when submitting was last tried: the view takes the customer there. */
  firstBad: string | null;
  /** Once tried, errors follow every keystroke; before that nobody is scolded while typing. */
  tried: boolean;
  refusal: ErrorCode | null;
}

export type FormEvent = { type: 'CHANGE'; field: string; value: string } | { type: 'SUBMIT' };

/**
 * Every form of the product: fill in, try, mend, submit, be refused or be done. What the fields
 * are, what they must hold and what submitting does is given by `createForm`.
 */
export const formMachine = setup({
  types: {
    context: {} as FormContext,
    events: {} as FormEvent,
    input: {} as FormInput | undefined,
    tags: {} as 'busy',
  },
  actors: {
    submit: unprovidedActor<void, { values: FormValues; subject: unknown }>('submit'),
  },
  guards: {
    isValid: () => false,
    wasTried: ({ context }) => context.tried,
  },
  actions: {
    /** Puts the values in that the form begins with. */
    begin: assign({}),
    fill: assign({
      values: ({ context }, params: { field: string; value: string }) => ({
        ...context.values,
        [params.field]: params.value,
      }),
      refusal: null,
    }),
    check: assign({}),
    /** Tells those who follow the values. */
    tell: () => {},
    pointAtFirstBad: assign({
      tried: true,
      firstBad: ({ context }) =>
        Object.keys(context.values).find((field) => field in context.errors) ?? null,
    }),
    refuse: assign({ refusal: (_, params: { error: unknown }) => failureCode(params.error) }),
    clearRefusal: assign({ refusal: null, firstBad: null }),
  },
}).createMachine({
  id: 'form',
  context: ({ input }) => ({
    ...input,
    values: {},
    errors: {},
    firstBad: null,
    tried: false,
    refusal: null,
  }),
  initial: 'opening',
  on: {
    CHANGE: { target: '.changed', actions: { type: 'fill', params: ({ event }) => event } },
    SUBMIT: [
      { guard: 'isValid', target: '.submitting', actions: ['check', 'clearRefusal'] },
      { target: '.editing', actions: ['check', 'pointAtFirstBad'] },
    ],
  },
  states: {
    opening: { entry: ['begin', 'tell'], always: 'editing' },
    editing: {},
    changed: {
      entry: 'tell',
      always: [{ guard: 'wasTried', target: 'editing', actions: 'check' }, { target: 'editing' }],
    },
    submitting: {
      tags: 'busy',
      on: { CHANGE: {}, SUBMIT: {} },
      invoke: {
        src: 'submit',
        input: ({ context }) => ({ values: context.values, subject: context.subject }),
        id: 'submit',
        onDone: 'done',
        onError: {
          target: 'editing',
          actions: { type: 'refuse', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    done: {},
  },
});
