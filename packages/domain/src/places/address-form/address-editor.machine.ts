import type { Place } from '@claypot/sdk';
import { assign, cancel, enqueueActions, type SnapshotFrom, sendTo, setup, stateIn } from 'xstate';
import { unprovidedActor } from '../../machines/base/placeholder.ts';
import { createFormMachine } from '../../machines/form/form.machine.ts';
import { selectForm } from '../../machines/form/form.selectors.ts';
import type { FieldChange } from '../../machines/form/form.types.ts';
import { selectQuery } from '../../machines/query/query.selectors.ts';
import type { AddressSubject } from './address-form.implementation.ts';
import type { AddressFormValues } from './address-form.schema.ts';
import { followingChanges, type WrittenFields, withWritten } from './followed-pin.ts';
import { unprovidedPinPlace } from './pin-place.ts';

export interface AddressEditorContext {
  subject: AddressSubject;
  /** Values of the form; null until it runs. */
  values: AddressFormValues | null;
  /** Fields that the customer typed and that therefore no longer follow the pin. */
  written: WrittenFields;
  /**
   * Place last found at the pin, perhaps at an earlier position. Null until one is found, or if the
   * pin is at its first position.
   */
  place: Place | null;
  /** Current or last question about the pin: position and text that are far apart. */
  question: string | null;
  confirmed: string | null;
}

export type AddressEditorEvent =
  | { type: 'CHANGE'; change: FieldChange<AddressFormValues> }
  | { type: 'MOVE_PIN'; latitude: string; longitude: string }
  | { type: 'SUBMIT' }
  /** Confirms that the pin is right. */
  | { type: 'CONFIRM' }
  /** Returns to the form to correct it. */
  | { type: 'CANCEL' };

export type PinCheck = Pick<AddressEditorContext, 'values' | 'written'>;

const formPlaceholder = createFormMachine<AddressFormValues, AddressSubject>(() => {
  throw new Error(
    'The form of an address was not provided: give it in address-editor.implementation.ts',
  );
});
const placePlaceholder = unprovidedPinPlace();

/**
 * Edits an address. Text that the customer did not type follows the pin. If pin and text are far
 * apart, it asks before saving whether the pin is right, once per position and postcode.
 */
export const addressEditorMachine = setup({
  types: {
    context: {} as AddressEditorContext,
    events: {} as AddressEditorEvent,
    input: {} as AddressSubject,
    children: {} as { form: 'form'; place: 'place'; check: 'check' },
  },
  actors: {
    form: formPlaceholder,
    place: placePlaceholder,
    /** Returns the question to ask; null if none. */
    check: unprovidedActor<{ question: string | null }, PinCheck>('check'),
  },
  delays: {
    /** Time in ms for which the pin must rest before its place is looked up. */
    pinDebounce: 400,
  },
  guards: {
    mustAsk: ({ context }, { question }: { question: string | null }) =>
      question !== null && question !== context.confirmed,
    /**
     * While checking or asking, text must not change: the customer would confirm or save what they
     * have not read.
     */
    isWriting: stateIn('writing'),
  },
  actions: {
    setValues: assign({
      values: (_, params: { form: SnapshotFrom<typeof formPlaceholder> }) =>
        selectForm(params.form).values,
    }),
    change: sendTo('form', (_, params: { change: FieldChange<AddressFormValues> }) => ({
      type: 'CHANGE',
      change: params.change,
    })),
    markWritten: assign({
      written: (
        { context: { values, written } },
        params: { change: FieldChange<AddressFormValues> },
      ) => (values === null ? written : withWritten(written, params.change, values)),
    }),
    lookUpPin: sendTo(
      'place',
      ({ context }, params: { latitude: string; longitude: string }) => ({
        type: 'SET_INPUT',
        input: {
          from: context.subject.address,
          to: { latitude: params.latitude, longitude: params.longitude },
        },
      }),
      { id: 'lookUpPin', delay: 'pinDebounce' },
    ),
    cancelLookUp: cancel('lookUpPin'),
    /** Ignores a place found at an earlier position of the pin. */
    setPlace: assign({
      place: ({ context }, params: { place: SnapshotFrom<typeof placePlaceholder> }) => {
        const { data, status } = selectQuery(params.place);
        const { to } = params.place.context.input;
        const isAtPin =
          to.latitude === context.values?.latitude && to.longitude === context.values.longitude;
        return status === 'ready' && isAtPin ? data : context.place;
      },
    }),
    follow: enqueueActions(({ context: { place, subject, values, written }, enqueue }) => {
      if (values === null) return;
      const about = { address: subject.address, place };
      for (const change of followingChanges(about, values, written)) {
        enqueue.sendTo('form', { type: 'CHANGE', change });
      }
    }),
    submit: sendTo('form', { type: 'SUBMIT' }),
    setQuestion: assign({ question: (_, params: { question: string | null }) => params.question }),
    confirm: assign({ confirmed: ({ context }) => context.question }),
  },
}).createMachine({
  id: 'addressEditor',
  context: ({ input }) => ({
    subject: input,
    values: null,
    written: {},
    place: null,
    question: null,
    confirmed: null,
  }),
  invoke: [
    {
      src: 'form',
      id: 'form',
      input: ({ context }) => context.subject,
      onSnapshot: {
        actions: { type: 'setValues', params: ({ event }) => ({ form: event.snapshot }) },
      },
    },
    {
      src: 'place',
      id: 'place',
      input: ({ context: { subject } }) => ({ from: subject.address, to: subject.address }),
      onSnapshot: [
        {
          guard: 'isWriting',
          actions: [
            { type: 'setPlace', params: ({ event }) => ({ place: event.snapshot }) },
            'follow',
          ],
        },
        { actions: { type: 'setPlace', params: ({ event }) => ({ place: event.snapshot }) } },
      ],
    },
  ],
  on: {
    CHANGE: {
      actions: [
        { type: 'change', params: ({ event }) => event },
        { type: 'markWritten', params: ({ event }) => event },
      ],
    },
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
        'cancelLookUp',
        { type: 'lookUpPin', params: ({ event }) => event },
      ],
    },
  },
  initial: 'writing',
  states: {
    writing: { entry: 'follow', on: { SUBMIT: 'checking' } },
    checking: {
      invoke: {
        src: 'check',
        id: 'check',
        input: ({ context: { values, written } }) => ({ values, written }),
        onDone: [
          {
            guard: { type: 'mustAsk', params: ({ event }) => event.output },
            target: 'asking',
            actions: { type: 'setQuestion', params: ({ event }) => event.output },
          },
          { target: 'writing', actions: 'submit' },
        ],
        // A failed check does not prevent saving.
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
