import { unprovidedAction, unprovidedActor } from '@claypot/domain/flows';
import { codeOf, type ErrorCode, type MemberCard } from '@claypot/sdk/counter';
import { assign, type SnapshotFrom, setup } from 'xstate';
import { problemOf } from '../../orders/step-queue/step-problem.ts';
import { isCode, isNumber } from './join-input.ts';

/** When a code was sent, as the server's times, in epoch ms. `expiresAt` is null without a code. */
export interface SentCode {
  readonly resendAt: number;
  readonly expiresAt: number | null;
}

export interface JoinContext extends SentCode {
  /** As typed. */
  phone: string;
  code: string;
  /** True if the person is of age and agrees to the terms, as staff has asked. */
  hasAgreed: boolean;
  /** True after a press with missing input. */
  wasTried: boolean;
  /** Server time at which the machine last read the clock, in epoch ms. */
  now: number;
  member: MemberCard | null;
  error: ErrorCode | null;
  /** True if no response arrived, so that the effect of the last press is unknown. */
  isLost: boolean;
}

export type JoinEvent =
  | { type: 'PHONE'; phone: string }
  | { type: 'CODE'; code: string }
  | { type: 'AGREE'; hasAgreed: boolean }
  /** Sends the code, or joins with it. */
  | { type: 'SUBMIT' }
  | { type: 'RESEND' }
  /** Returns to the number. */
  | { type: 'EDIT' };

/** Input of the two requests. */
export type JoinInput = Pick<JoinContext, 'phone' | 'code'>;

const TICK = 1000;

/**
 * A person becomes a member at the counter: number, code from the text message, agreement. A lost
 * response shows an error, and the next press repeats the request with the same key.
 *
 * `createJoin` provides the implementation.
 */
export const joinMachine = setup({
  types: { context: {} as JoinContext, events: {} as JoinEvent },
  actors: {
    /** Returns the deadlines, also if a code was sent before. */
    sendCode: unprovidedActor<SentCode, JoinInput>('sendCode'),
    join: unprovidedActor<MemberCard, JoinInput>('join'),
  },
  delays: { tick: TICK },
  guards: {
    isNumber: ({ context }) => isNumber(context.phone),
    canJoin: ({ context }) => isCode(context.code) && context.hasAgreed,
    canResend: ({ context }) => context.now >= context.resendAt,
    hasCode: (_, { expiresAt }: SentCode) => expiresAt !== null,
  },
  actions: {
    setPhone: assign((_, { phone }: { phone: string }) => ({ phone, error: null, isLost: false })),
    setCode: assign((_, { code }: { code: string }) => ({ code, error: null, isLost: false })),
    setAgreed: assign((_, { hasAgreed }: { hasAgreed: boolean }) => ({
      hasAgreed,
      error: null,
      isLost: false,
    })),
    setSent: assign((_, { expiresAt, resendAt }: SentCode) => ({ expiresAt, resendAt })),
    setMember: assign((_, { member }: { member: MemberCard }) => ({ member })),
    setError: assign((_, { error }: { error: unknown }) => ({
      error: codeOf(error),
      isLost: problemOf(error) === null,
    })),
    setTooSoon: assign({ error: 'OTP_ALREADY_SENT' }),
    markTried: assign({ wasTried: true, error: null, isLost: false }),
    clear: assign({ wasTried: false, error: null, isLost: false }),
    clearCode: assign({ code: '', hasAgreed: false, wasTried: false, error: null, isLost: false }),
    /** Sets `now`. */
    readClock: unprovidedAction('readClock'),
  },
}).createMachine({
  id: 'join',
  context: {
    phone: '',
    code: '',
    hasAgreed: false,
    wasTried: false,
    now: 0,
    resendAt: 0,
    expiresAt: null,
    member: null,
    error: null,
    isLost: false,
  },
  initial: 'number',
  states: {
    number: {
      on: {
        PHONE: { actions: { type: 'setPhone', params: ({ event }) => event } },
        SUBMIT: [
          { guard: 'isNumber', target: 'sending', actions: 'clear' },
          { actions: 'markTried' },
        ],
      },
    },
    sending: {
      invoke: {
        src: 'sendCode',
        id: 'sendCode',
        input: ({ context: { code, phone } }) => ({ code, phone }),
        onDone: [
          {
            guard: { type: 'hasCode', params: ({ event }) => event.output },
            target: 'code',
            actions: [{ type: 'setSent', params: ({ event }) => event.output }, 'clearCode'],
          },
          { target: 'number', actions: 'setTooSoon' },
        ],
        onError: { target: 'number', actions: { type: 'setError', params: ({ event }) => event } },
      },
    },
    code: {
      initial: 'waiting',
      on: {
        CODE: { actions: { type: 'setCode', params: ({ event }) => event } },
        AGREE: { actions: { type: 'setAgreed', params: ({ event }) => event } },
        SUBMIT: [
          { guard: 'canJoin', target: 'joining', actions: 'clear' },
          { actions: 'markTried' },
        ],
        EDIT: { target: 'number', actions: 'clearCode' },
      },
      states: {
        waiting: {
          entry: 'readClock',
          after: { tick: { target: 'waiting', reenter: true } },
          on: { RESEND: { guard: 'canResend', target: 'resending', actions: 'clear' } },
        },
        resending: {
          on: { SUBMIT: {}, EDIT: {} },
          invoke: {
            src: 'sendCode',
            id: 'resendCode',
            input: ({ context: { code, phone } }) => ({ code, phone }),
            onDone: {
              target: 'waiting',
              actions: { type: 'setSent', params: ({ event }) => event.output },
            },
            onError: {
              target: 'waiting',
              actions: { type: 'setError', params: ({ event }) => event },
            },
          },
        },
      },
    },
    joining: {
      invoke: {
        src: 'join',
        id: 'join',
        input: ({ context: { code, phone } }) => ({ code, phone }),
        onDone: {
          target: 'joined',
          actions: { type: 'setMember', params: ({ event }) => ({ member: event.output }) },
        },
        onError: { target: 'code', actions: { type: 'setError', params: ({ event }) => event } },
      },
    },
    joined: { type: 'final' },
  },
});

export type JoinSnapshot = SnapshotFrom<typeof joinMachine>;
