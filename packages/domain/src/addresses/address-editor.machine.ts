import { assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { createFormMachine } from '../form/form.machine.ts';
import { selectForm } from '../form/form.selectors.ts';
import type { FieldChange } from '../form/form.types.ts';
import { unprovidedActor } from '../machine/placeholder.ts';
import type { AddressSubject } from './address-form.live.ts';
import type { AddressFormValues } from './address-form.schema.ts';

export interface AddressEditorContext {
  subject: AddressSubject;
  /** What stands in the form; null until it runs. */
  values: AddressFormValues | null;
  /** What is asked about the pin, or was last: the pin and the text that lie far apart. */
  question: string | null;
  /** What of it the customer has said yes to. */
  confirmed: string | null;
}

export type AddressEditorEvent =
  | { type: 'CHANGE'; change: FieldChange<AddressFormValues> }
  /** The pin is put elsewhere. */
  | { type: 'MOVE_PIN'; latitude: string; longitude: string }
  | { type: 'SUBMIT' }
  /** Yes, the pin is right. */
  | { type: 'CONFIRM' }
  /** No: it is put right first. */
  | { type: 'CANCEL' };

/** What the pin is held against. */
export type PinCheck = Pick<AddressEditorContext, 'subject' | 'values'>;

const formPlaceholder = createFormMachine<AddressFormValues, AddressSubject>(() => {
  throw new Error('The form of an address was not provided: give it in address-editor.live.ts');
});

/**
 * An address that is written: its form, and before it is saved the question whether the pin is right,
 * where pin and text lie far apart. The same is asked once.
 */
export const addressEditorMachine = setup({
  types: {
    context: {} as AddressEditorContext,
    events: {} as AddressEditorEvent,
    input: {} as AddressSubject,
    children: {} as { form: 'form'; check: 'check' },
  },
  actors: {
    form: formPlaceholder,
    /** Tells what has to be asked; null where nothing has. */
    check: unprovidedActor<{ question: string | null }, PinCheck>('check'),
  },
  guards: {
    mustAsk: ({ context }, { question }: { question: string | null }) =>
      question !== null && question !== context.confirmed,
  },
  actions: {
    know: assign({
      values: (_, params: { form: SnapshotFrom<typeof formPlaceholder> }) =>
        selectForm(params.form).values,
    }),
    change: sendTo('form', (_, params: { change: FieldChange<AddressFormValues> }) => ({
      type: 'CHANGE',
      change: params.change,
    })),
    submit: sendTo('form', { type: 'SUBMIT' }),
    note: assign({ question: (_, params: { question: string | null }) => params.question }),
    confirm: assign({ confirmed: ({ context }) => context.question }),
  },
}).createMachine({
  id: 'addressEditor',
  context: ({ input }) => ({ subject: input, values: null, question: null, confirmed: null }),
  invoke: {
    src: 'form',
    id: 'form',
    input: ({ context }) => context.subject,
    onSnapshot: {
      actions: { type: 'know', params: ({ event }) => ({ form: event.snapshot }) },
    },
  },
  on: {
    CHANGE: { actions: { type: 'change', params: ({ event }) => event } },
    MOVE_PIN: {
      actions: [
        {
          type: 'change',
          params: ({ event }) => ({ change: { field: 'latitude', value: event.latitude } }),
        },
        {
          type: 'change',
          params: ({ event }) => ({ change: { field: 'longitude', value: event.longitude } }),
        },
      ],
    },
  },
  initial: 'writing',
  states: {
    writing: { on: { SUBMIT: 'checking' } },
    checking: {
      invoke: {
        src: 'check',
        id: 'check',
        input: ({ context: { subject, values } }) => ({ subject, values }),
        onDone: [
          {
            guard: { type: 'mustAsk', params: ({ event }) => event.output },
            target: 'asking',
            actions: { type: 'note', params: ({ event }) => event.output },
          },
          { target: 'writing', actions: 'submit' },
        ],
        // What cannot be found out keeps nobody from saving.
        onError: { target: 'writing', actions: 'submit' },
      },
    },
    asking: {
      on: {
        CONFIRM: { target: 'writing', actions: ['confirm', 'submit'] },
        CANCEL: 'writing',
      },
    },
  },
});
