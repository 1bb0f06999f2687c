import type { ErrorCode } from '@claypot/sdk';
import { assign, setup } from 'xstate';
import { failureCode } from '../../machines/base/failure.ts';
import {
  unprovidedAction,
  unprovidedActor,
  unprovidedCallback,
} from '../../machines/base/placeholder.ts';
import type { FieldMessage } from '../../machines/form/fields/messages.ts';
import { parseStoredMobile } from '../../machines/form/fields/phone.ts';
import { asOf, type Deadlines, noDeadlines } from './deadlines.ts';

export interface OtpContext extends Deadlines {
  /** Number that the last code was requested for, in E.164. */
  phone_no: string | null;
  /** Time at which the machine last read the clock, in epoch ms. */
  now: number;
  /** Field error of the typed number. */
  problem: FieldMessage | null;
  /** Error of the request for a code. */
  rejection: ErrorCode | null;
}

export type OtpEvent =
  | { type: 'SEND'; phone: string }
  | { type: 'RESEND' }
  /** Returns to the number to change it. */
  | { type: 'EDIT' }
  | { type: 'TYPED' }
  /** The stored codes changed, in this tab or in another one. */
  | { type: 'RECALL' };

/** Interval between ticks, in ms. */
const TICK = 1000;

function problemOf(phone: string): FieldMessage {
  if (phone.trim() === '') return 'PHONE_REQUIRED';
  return parseStoredMobile(phone) === null ? 'PHONE_INVALID' : 'PHONE_LENGTH';
}

/**
 * Verification by SMS code: from the phone number to the code. The cooldown is a deadline, not a
 * counter: it survives a reload, a sleeping phone and a changed clock. A number that already has a
 * valid code leads to the code step instead of an error.
 */
export const otpMachine = setup({
  types: {
    context: {} as OtpContext,
    events: {} as OtpEvent,
    tags: {} as 'code' | 'busy',
  },
  actors: {
    /** Returns the deadlines, also if a code was sent before. */
    send: unprovidedActor<Deadlines, { phone_no: string | null }>('send'),
    /** Sends `RECALL` on each change of the stored codes. */
    follow: unprovidedCallback<OtpEvent>('follow'),
  },
  delays: { tick: TICK },
  guards: {
    /** Sign-up also checks the numbering plan, see `createOtp`. */
    isNumber: (_, params: { phone: string }) => parseStoredMobile(params.phone) !== null,
    isCooling: ({ context }) => context.resendAt > context.now,
    hasCode: ({ context }) => context.expiresAt !== null,
    hasValidCode: (_, params: Deadlines) => params.expiresAt !== null,
  },
  actions: {
    /** Loads the number and deadlines of the last code into the context. */
    recallLatest: unprovidedAction('recallLatest'),
    recall: unprovidedAction('recall'),
    /** Reads the clock and updates the deadlines. */
    updateClock: unprovidedAction('updateClock'),
    setPhone: assign(({ context }, params: { phone: string }) => {
      const phone_no = parseStoredMobile(params.phone);
      return phone_no === context.phone_no ? {} : { phone_no, ...noDeadlines() };
    }),
    setDeadlines: assign((_, params: Deadlines) => params),
    setProblem: assign({
      problem: (_, params: { phone: string }) => problemOf(params.phone),
    }),
    clear: assign({ problem: null, rejection: null }),
    reject: assign({ rejection: (_, params: { error: unknown }) => failureCode(params.error) }),
    rejectTooSoon: assign({ rejection: 'OTP_ALREADY_SENT' }),
  },
}).createMachine({
  id: 'otp',
  context: { phone_no: null, now: 0, problem: null, rejection: null, ...noDeadlines() },
  invoke: { src: 'follow', id: 'follow' },
  initial: 'opening',
  states: {
    opening: {
      entry: ['recallLatest', 'updateClock'],
      always: [{ guard: 'hasCode', target: 'code' }, { target: 'number' }],
    },

    number: {
      initial: 'idle',
      on: {
        TYPED: { target: '.idle', actions: 'clear' },
        SEND: [
          {
            guard: { type: 'isNumber', params: ({ event }) => event },
            target: '.checkingStoredCode',
            actions: ['clear', { type: 'setPhone', params: ({ event }) => event }],
          },
          {
            target: '.idle',
            actions: ['clear', { type: 'setProblem', params: ({ event }) => event }],
          },
        ],
      },
      states: {
        idle: {},
        checkingStoredCode: {
          entry: ['recall', 'updateClock'],
          always: [
            { guard: 'hasCode', target: '#otp.code' },
            { guard: 'isCooling', target: 'cooling', actions: 'rejectTooSoon' },
            { target: 'sending' },
          ],
        },
        sending: {
          tags: 'busy',
          on: { SEND: {}, TYPED: {} },
          invoke: {
            src: 'send',
            id: 'send',
            input: ({ context }) => ({ phone_no: context.phone_no }),
            onDone: [
              {
                guard: { type: 'hasValidCode', params: ({ event }) => event.output },
                target: '#otp.code',
                actions: { type: 'setDeadlines', params: ({ event }) => event.output },
              },
              {
                target: 'cooling',
                actions: [
                  { type: 'setDeadlines', params: ({ event }) => event.output },
                  'rejectTooSoon',
                ],
              },
            ],
            onError: {
              target: 'idle',
              actions: { type: 'reject', params: ({ event }) => event },
            },
          },
        },
        /** A code was sent to the number recently, but none is valid for this purpose now. */
        cooling: {
          entry: 'updateClock',
          always: { guard: ({ context }) => context.resendAt <= context.now, target: 'idle' },
          after: { tick: { target: 'cooling', reenter: true } },
        },
      },
    },

    code: {
      tags: 'code',
      initial: 'checkingDeadlines',
      on: { EDIT: { target: 'number', actions: 'clear' }, RECALL: '.recalling' },
      states: {
        checkingDeadlines: {
          entry: 'updateClock',
          always: [{ guard: 'isCooling', target: 'counting' }, { target: 'resendable' }],
        },
        recalling: { entry: 'recall', always: 'checkingDeadlines' },
        counting: { after: { tick: 'checkingDeadlines' } },
        resendable: {
          on: { RESEND: { target: 'resending', actions: 'clear' } },
          after: { tick: 'checkingDeadlines' },
        },
        resending: {
          tags: 'busy',
          on: { EDIT: {}, RECALL: {} },
          invoke: {
            src: 'send',
            id: 'resend',
            input: ({ context }) => ({ phone_no: context.phone_no }),
            onDone: {
              target: 'checkingDeadlines',
              actions: { type: 'setDeadlines', params: ({ event }) => event.output },
            },
            onError: {
              target: 'checkingDeadlines',
              actions: { type: 'reject', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});

/** Returns the context changes for the given time. */
export function clockChanges(now: number, context: Deadlines): Partial<OtpContext> {
  return { now, ...asOf(now, context) };
}
