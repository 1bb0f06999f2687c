import type { MemberRequest } from '@claypot/sdk';
import { assign, fromCallback } from 'xstate';
import type { Member } from '../../account/session/member.ts';
import { BusinessError } from '../../machines/base/failure.ts';
import { fromConnection } from '../../machines/base/from-connection.ts';
import { fromRequest } from '../../machines/base/from-request.ts';
import { createQuery } from '../../machines/query/query.implementation.ts';
import type { QueryCache } from '../../machines/query/query-cache.ts';
import { queryKey } from '../../machines/query/query-key.ts';
import type { Followed, Ports } from '../../ports/ports.ts';
import { followMember, type MemberNewsDeps } from '../member-news/member-news.ts';
import { type ReloadDeps, reloadWithMember } from '../member-news/reload-with-member.ts';
import { type Answer, type Asked, spendingQuestionMachine } from './spending-question.machine.ts';

export interface SpendingQuestionDeps
  extends Pick<Ports, 'api' | 'clock' | 'connection'>,
    MemberNewsDeps,
    ReloadDeps {
  cache: QueryCache;
  member: () => Member | null;
}

/** Seconds for which a question is open. */
const OPEN_SECONDS = 60;
/** Polling delays without live updates, in ms. */
const POLL_DELAY = { after: 3000, most: 15_000 };
/** Polling delay with live updates, in ms. */
const LIVE_POLL_DELAY = 30_000;

/** Creates the machine of the question that a branch asks the member. */
export function createSpendingQuestion(deps: SpendingQuestionDeps) {
  const { api, cache, clock, connection, emit, member } = deps;
  let followed: Followed | null = null;
  const secondsLeft = (expiresAt: string) =>
    (Temporal.Instant.from(expiresAt).epochMilliseconds - clock.now().epochMilliseconds) / 1000;
  return spendingQuestionMachine.provide({
    actors: {
      asked: createQuery<undefined, Asked>(cache, {
        key: () => queryKey<Asked>('spendingRequest', member()?.id ?? null),
        async load(_, signal) {
          const customerId = member()?.id;
          if (customerId === undefined) return { request: null };
          return { request: await api.spendingRequest({ path: { customerId } }, { signal }) };
        },
        staleAfter: 0,
        follow: reloadWithMember(deps),
        reloadAfter: (_, unanswered) =>
          followed?.isLive()
            ? LIVE_POLL_DELAY
            : Math.min(POLL_DELAY.after * 2 ** unanswered, POLL_DELAY.most),
      }),
      news: fromCallback(() => {
        followed = followMember(deps);
        return followed.stop;
      }),
      send: fromRequest<MemberRequest, Answer>(({ input: { id, answer }, signal }) => {
        const customer_id = member()?.id;
        if (customer_id === undefined) throw new BusinessError('USER_NOT_FOUND');
        return api.answerSpendingRequest(
          { path: { id }, body: { customer_id, answer } },
          { signal },
        );
      }),
      connection: fromConnection(connection),
    },
    guards: {
      isOver: ({ context }) => context.secondsLeft <= 0,
    },
    actions: {
      readClock: assign(({ context }) => ({
        secondsLeft: clamp(Math.ceil(secondsLeft(context.request?.expires_at ?? ''))),
      })),
      notifyAccepted: (_, { request }) => {
        if (request.state === 'accepted') emit({ type: 'member.outdated' });
      },
    },
  });
}

/** The deadline is a whole second, so it may be up to a second later than the time to answer. */
function clamp(seconds: number): number {
  return Math.max(0, Math.min(OPEN_SECONDS, seconds));
}
