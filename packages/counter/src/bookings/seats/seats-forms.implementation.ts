import { fieldIssue, line } from '@claypot/domain/flows';
import type { BlockSeatsRequest } from '@claypot/sdk/counter';
import * as v from 'valibot';
import { createForm } from '../../app/form/form.ts';
import { message } from '../../app/form/messages.ts';
import type { CounterRuntime } from '../../app/ports.ts';
import { hourMinute, plainDate, wholeNumber } from '../forms/fields.ts';

/** Maximum length of the reason, in characters. */
const REASON_LENGTH = 100;

const blockSchema = v.pipe(
  v.object({
    date: plainDate,
    time: hourMinute,
    end_time: hourMinute,
    extent: v.picklist(['all', 'some']),
    seats: v.nullable(v.number()),
    reason: v.pipe(line(REASON_LENGTH), v.nonEmpty(message('REASON_REQUIRED'))),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.extent === 'all') return;
    const { value } = dataset;
    if (v.is(blockedSeats, value.seats)) return;
    addIssue(fieldIssue(value, 'seats', message('SEATS_INVALID')));
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.end_time !== dataset.value.time) return;
    addIssue(fieldIssue(dataset.value, 'end_time', message('END_BEFORE_START')));
  }),
);

const blockedSeats = wholeNumber(1, 10_000, 'SEATS_INVALID');

export type BlockSeatsValues = v.InferInput<typeof blockSchema>;

/** A block as it is sent, before the person has seen which bookings no longer fit. */
export type SeatBlockRequest = Omit<BlockSeatsRequest, 'branch_id' | 'accept_over'>;

export interface BlockSeatsInput {
  readonly date: string;
  readonly time: string;
  readonly endTime: string;
  /** Called with each valid block. The approval of its action follows. */
  readonly onReady: (block: SeatBlockRequest) => void;
}

/** Creates the form of a block of seats. */
export function createBlockForm() {
  return createForm({
    schema: blockSchema,
    initial: ({ date, endTime, time }: BlockSeatsInput): BlockSeatsValues => ({
      date,
      time,
      end_time: endTime,
      extent: 'some',
      seats: null,
      reason: '',
    }),
    async submit({ date, end_time, extent, reason, seats, time }, _, { onReady }) {
      onReady({ date, time, end_time, reason, seats: extent === 'all' ? null : seats });
    },
  });
}

const daySeatsSchema = v.object({ seats: wholeNumber(0, 10_000, 'SEATS_INVALID') });

export type DaySeatsValues = v.InferInput<typeof daySeatsSchema>;

export interface DaySeatsInput {
  readonly seats: number;
  /** Called with each valid number. */
  readonly onReady: (seats: number) => void;
}

/** Creates the form of the seats of a day. */
export function createDaySeatsForm() {
  return createForm({
    schema: daySeatsSchema,
    initial: ({ seats }: DaySeatsInput): DaySeatsValues => ({ seats }),
    submit: async ({ seats }, _, { onReady }) => onReady(seats),
  });
}

const approvalSchema = v.pipe(
  v.object({ mode: v.picklist(['by_hand', 'automatic']), up_to: v.nullable(v.number()) }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.mode === 'by_hand') return;
    if (v.is(blockedSeats, dataset.value.up_to)) return;
    addIssue(fieldIssue(dataset.value, 'up_to', message('PARTY_INVALID')));
  }),
);

export type BookingApprovalValues = v.InferInput<typeof approvalSchema>;

export interface BookingApprovalInput {
  readonly branch_id: string;
  readonly upTo: number | null;
}

/** Party size that the form proposes. */
const PROPOSED = 4;

/** Creates the form of the automatic approval. */
export function createBookingApproval({ api, emit }: Pick<CounterRuntime, 'api' | 'emit'>) {
  return createForm({
    schema: approvalSchema,
    initial: ({ upTo }: BookingApprovalInput): BookingApprovalValues => ({
      mode: upTo === null ? 'by_hand' : 'automatic',
      up_to: upTo ?? PROPOSED,
    }),
    async submit({ mode, up_to }, signal, { branch_id }) {
      const body = { branch_id, up_to: mode === 'by_hand' ? null : up_to };
      await api.setBookingApproval({ body }, { signal });
      emit({ type: 'bookings.changed', waiting: null });
    },
  });
}
