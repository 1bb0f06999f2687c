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
  /** The number that a code was last asked for, in E.164. */
  phone_no: string | null;
  /** When the clock was last looked at, in epoch milliseconds. */
  now: number;
  /** What is wrong with the number as it was typed. */
  problem: FieldMessage | null;
  /** Why no code was sent. */
  rejection: ErrorCode | null;
}

export type OtpEvent =
  /** The customer wants a code sent to the number in the field. */
  | { type: 'SEND'; phone: string }
  | { type: 'RESEND' }
  /** Back to the number, to change it. */
  | { type: 'EDIT' }
  /** The number in the field has changed. */
  | { type: 'TYPED' }
  /** What is known of codes has changed in another tab, or by a code being used. */
  | { type: 'RECALL' };

/** Milliseconds between looks at the clock. */
const TICK = 1000;

function problemOf(phone: string): FieldMessage {
  if (phone.trim() === '') return 'PHONE_REQUIRED';
  return parseStoredMobile(phone) === null ? 'PHONE_INVALID' : 'PHONE_LENGTH';
}

/**
 * A code by SMS: from the number to the code that was sent there. The wait between two codes is a
 * deadline and not a count, so that a reload, a sleeping phone or a clock that is changed leaves it
 * right; and a number that has a code which still counts leads to the code, not to a refusal.
 */
export const otpMachine = setup({
  types: {
    context: {} as OtpContext,
    events: {} as OtpEvent,
    tags: {} as 'code' | 'busy',
  },
  actors: {
    /** Answers the deadlines also where a code was sent before. */
    send: unprovidedActor<Deadlines, { phone_no: string | null }>('send'),
    /** Sends `RECALL` for as long as the machine runs. */
    follow: unprovidedCallback<OtpEvent>('follow'),
  },
  delays: { tick: TICK },
  guards: {
    /** A new member's number has to fit the numbering plan as well, see `createOtp`. */
    isNumber: (_, params: { phone: string }) => parseStoredMobile(params.phone) !== null,
    isCooling: ({ context }) => context.resendAt > context.now,
    hasCode: ({ context }) => context.expiresAt !== null,
    brought: (_, params: Deadlines) => params.expiresAt !== null,
  },
  actions: {
    /** Takes what is known of the number that a code was sent to last. */
    recallLatest: unprovidedAction('recallLatest'),
    /** Takes what is known of the number in the context. */
    recall: unprovidedAction('recall'),
    /** Looks at the clock. */
    look: unprovidedAction('look'),
    aim: assign(({ context }, params: { phone: string }) => {
      const phone_no = parseStoredMobile(params.phone);
      return phone_no === context.phone_no ? {} : { phone_no, ...noDeadlines() };
    }),
    take: assign((_, params: Deadlines) => params),
    complain: assign({
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
      entry: ['recallLatest', 'look'],
      always: [{ guard: 'hasCode', target: 'code' }, { target: 'number' }],
    },

    number: {
      initial: 'resting',
      on: {
        TYPED: { target: '.resting', actions: 'clear' },
        SEND: [
          {
            guard: { type: 'isNumber', params: ({ event }) => event },
            target: '.recognising',
            actions: ['clear', { type: 'aim', params: ({ event }) => event }],
          },
          {
            target: '.resting',
            actions: ['clear', { type: 'complain', params: ({ event }) => event }],
          },
        ],
      },
      states: {
        resting: {},
        recognising: {
          entry: ['recall', 'look'],
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
                guard: { type: 'brought', params: ({ event }) => event.output },
                target: '#otp.code',
                actions: { type: 'take', params: ({ event }) => event.output },
              },
              {
                target: 'cooling',
                actions: [{ type: 'take', params: ({ event }) => event.output }, 'rejectTooSoon'],
              },
            ],
            onError: {
              target: 'resting',
              actions: { type: 'reject', params: ({ event }) => event },
            },
          },
        },
        /** A code was sent there just now, and it is none that counts here. */
        cooling: {
          entry: 'look',
          always: { guard: ({ context }) => context.resendAt <= context.now, target: 'resting' },
          after: { tick: { target: 'cooling', reenter: true } },
        },
      },
    },

    code: {
      tags: 'code',
      initial: 'looking',
      on: { EDIT: { target: 'number', actions: 'clear' }, RECALL: '.recalling' },
      states: {
        looking: {
          entry: 'look',
          always: [{ guard: 'isCooling', target: 'counting' }, { target: 'resendable' }],
        },
        recalling: { entry: 'recall', always: 'looking' },
        counting: { after: { tick: 'looking' } },
        resendable: {
          on: { RESEND: { target: 'resending', actions: 'clear' } },
          after: { tick: 'looking' },
        },
        resending: {
          tags: 'busy',
          on: { EDIT: {}, RECALL: {} },
          invoke: {
            src: 'send',
            id: 'resend',
            input: ({ context }) => ({ phone_no: context.phone_no }),
            onDone: {
              target: 'looking',
              actions: { type: 'take', params: ({ event }) => event.output },
            },
            onError: {
              target: 'looking',
              actions: { type: 'reject', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});

/** What a look at the clock changes. */
export function looked(now: number, context: Deadlines): Partial<OtpContext> {
  return { now, ...asOf(now, context) };
}
