import type { ErrorCode } from '@claypot/sdk';
import { assign, setup } from 'xstate';
import { failureCode } from '../base/failure.ts';
import { unprovidedAction, unprovidedActor, unprovidedGuard } from '../base/placeholder.ts';
import type { FieldMessage } from './fields/messages.ts';
import type {
  FieldChange,
  FieldErrors,
  FieldName,
  FormContext,
  FormEvent,
  FormValues,
  Submission,
} from './form.types.ts';

/** Creates a form machine, typed by its values and its input, the subject. */
export function createFormMachine<TValues extends FormValues, TSubject>(
  initial: (subject: TSubject) => TValues,
) {
  return createFormMachineOf<TValues, TSubject, ErrorCode, FieldMessage>(failureCode, initial);
}

/** Like {@link createFormMachine}, with the error codes and field messages of another contract. */
export function createFormMachineOf<TValues extends FormValues, TSubject, TCode, TMessage>(
  codeOf: (error: unknown) => TCode,
  initial: (subject: TSubject) => TValues,
) {
  return setup({
    types: {
      context: {} as FormContext<TValues, TSubject, TCode, TMessage>,
      events: {} as FormEvent<TValues>,
      input: {} as TSubject,
      tags: {} as 'busy',
    },
    actors: {
      submit: unprovidedActor<void, Submission<TValues, TSubject>>('submit'),
    },
    guards: {
      isValid: unprovidedGuard('isValid'),
      wasTried: ({ context }) => context.tried,
    },
    actions: {
      fill: assign({
        values: ({ context }, { field, value }: FieldChange<TValues>) => ({
          ...context.values,
          [field]: value,
        }),
        rejection: null,
      }),
      check: unprovidedAction('check'),
      /** Calls `onChange` with the values. */
      emitChange: unprovidedAction<{ changed: boolean }>('emitChange'),
      pointAtFirstInvalid: assign({
        tried: true,
        firstInvalid: ({ context }) => firstInvalidField(context.values, context.errors),
      }),
      reject: assign({ rejection: (_, params: { error: unknown }) => codeOf(params.error) }),
      clearError: assign({ rejection: null, firstInvalid: null }),
    },
  }).createMachine({
    id: 'form',
    context: ({ input }) => ({
      subject: input,
      values: initial(input),
      errors: {},
      firstInvalid: null,
      tried: false,
      rejection: null,
    }),
    initial: 'opening',
    on: {
      CHANGE: {
        target: '.changed',
        actions: { type: 'fill', params: ({ event }) => event.change },
      },
      SUBMIT: [
        { guard: 'isValid', target: '.submitting', actions: ['check', 'clearError'] },
        { target: '.editing', actions: ['check', 'pointAtFirstInvalid'] },
      ],
    },
    states: {
      opening: { entry: { type: 'emitChange', params: { changed: false } }, always: 'editing' },
      editing: {},
      changed: {
        entry: { type: 'emitChange', params: { changed: true } },
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
            actions: { type: 'reject', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      done: {},
    },
  });
}

/**
 * A form without fields, for diagrams. States: editing, submitting, rejected or done. `createForm`
 * provides fields, schema and submission.
 */
export const formMachine = createFormMachine(() => ({}));

/** Returns the first invalid field in the order of the values; null if there is none. */
function firstInvalidField<TValues extends object>(
  values: TValues,
  errors: FieldErrors<FieldName<TValues>, unknown>,
): FieldName<TValues> | null {
  for (const field in values) if (field in errors) return field;
  return null;
}
