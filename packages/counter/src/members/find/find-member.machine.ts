import { required, unprovidedActor } from '@claypot/domain/flows';
import { codeOf, type ErrorCode, type MemberCard } from '@claypot/sdk/counter';
import { assign, type SnapshotFrom, setup } from 'xstate';
import type { ParsedScan, ScanProblem } from '../scan/parse-scan.ts';
import { type FindRequest, findByMemberNo, findByTyped } from './find-request.ts';

/** `invalid`: the typed text is neither a member number nor a phone number. */
export type FindProblem = ScanProblem | 'invalid';

export interface FindMemberContext {
  /** Text as typed. */
  text: string;
  request: FindRequest | null;
  member: MemberCard | null;
  problem: FindProblem | null;
  error: ErrorCode | null;
}

export type FindMemberEvent =
  | { type: 'TYPE'; text: string }
  /** Looks the typed number up. */
  | { type: 'SUBMIT' }
  /** A code was scanned, with any device. */
  | { type: 'SCANNED'; scan: ParsedScan }
  | { type: 'RETRY' }
  /** The member has changed, for example by a top-up. */
  | { type: 'MEMBER'; member: MemberCard }
  /** Shows a person who has just become a member. */
  | { type: 'JOINED'; member: MemberCard }
  /** Removes the card, before the next member is served. */
  | { type: 'CLEAR' };

type Scanned = { readonly scan: ParsedScan };

function requestOf({ scan }: Scanned): FindRequest | null {
  return 'member_no' in scan ? findByMemberNo(scan.member_no) : null;
}

/**
 * Finds the member who is served, by a scan or a typed number. A scan without a member removes the
 * card of the member before, so that nothing is charged to that one.
 */
export const findMemberMachine = setup({
  types: {
    context: {} as FindMemberContext,
    events: {} as FindMemberEvent,
    children: {} as { find: 'find' },
  },
  actors: { find: unprovidedActor<MemberCard, FindRequest>('find') },
  guards: {
    isNumber: ({ context }) => findByTyped(context.text) !== null,
    isMember: (_, scanned: Scanned) => requestOf(scanned) !== null,
    isUnknown: (_, { error }: { error: unknown }) => codeOf(error) === 'MEMBER_NOT_FOUND',
    isShown: ({ context }, { member }: { member: MemberCard }) => context.member?.id === member.id,
  },
  actions: {
    setText: assign({ text: (_, { text }: { text: string }) => text, problem: null }),
    setTyped: assign(({ context }) => ({
      request: findByTyped(context.text),
      member: null,
      problem: null,
    })),
    setScanned: assign((_, scanned: Scanned) => ({
      text: '',
      request: requestOf(scanned),
      member: null,
      problem: null,
    })),
    setScanProblem: assign((_, { scan }: Scanned) => ({
      text: '',
      request: null,
      member: null,
      problem: 'problem' in scan ? scan.problem : ('unreadable' as const),
    })),
    setInvalid: assign({ member: null, request: null, problem: 'invalid' }),
    setMember: assign({
      text: '',
      member: (_, { member }: { member: MemberCard }) => member,
    }),
    setError: assign({ error: (_, { error }: { error: unknown }) => codeOf(error) }),
    clear: assign({ text: '', request: null, member: null, problem: null }),
  },
}).createMachine({
  id: 'findMember',
  context: { text: '', request: null, member: null, problem: null, error: null },
  on: {
    TYPE: { actions: { type: 'setText', params: ({ event }) => event } },
    SUBMIT: [
      { guard: 'isNumber', target: '.finding', actions: 'setTyped' },
      { target: '.idle', actions: 'setInvalid' },
    ],
    SCANNED: [
      {
        guard: { type: 'isMember', params: ({ event }) => event },
        target: '.finding',
        actions: { type: 'setScanned', params: ({ event }) => event },
      },
      { target: '.idle', actions: { type: 'setScanProblem', params: ({ event }) => event } },
    ],
    JOINED: {
      target: '.shown',
      actions: ['clear', { type: 'setMember', params: ({ event }) => event }],
    },
    CLEAR: { target: '.idle', actions: 'clear' },
  },
  initial: 'idle',
  states: {
    idle: {},
    finding: {
      invoke: {
        src: 'find',
        id: 'find',
        input: ({ context }) => required(context.request),
        onDone: {
          target: 'shown',
          actions: { type: 'setMember', params: ({ event }) => ({ member: event.output }) },
        },
        onError: [
          { guard: { type: 'isUnknown', params: ({ event }) => event }, target: 'notFound' },
          {
            target: 'failed',
            actions: { type: 'setError', params: ({ event }) => event },
          },
        ],
      },
    },
    shown: {
      on: {
        MEMBER: {
          guard: { type: 'isShown', params: ({ event }) => event },
          actions: { type: 'setMember', params: ({ event }) => event },
        },
      },
    },
    notFound: {},
    failed: { on: { RETRY: 'finding' } },
  },
});

export type FindMemberSnapshot = SnapshotFrom<typeof findMemberMachine>;
