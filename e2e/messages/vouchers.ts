import { voucherMachines, voucherUseMachines } from '@claypot/domain/app';
import { type MutationView, selectMutation, selectQuery } from '@claypot/domain/machines';
import { createActor, waitFor } from 'xstate';
import { joinMember } from '../../apps/api/src/testing/join-member.ts';
import { NOON } from '../../apps/api/src/testing/restaurant.ts';
import {
  insertClaimed,
  nameMember,
  OFFERED,
  offerVoucher,
  type VoucherTerms,
} from '../../apps/api/src/testing/vouchers.ts';
import { payIn } from '../../apps/api/src/testing/wallet.ts';
import { beMember } from './members.ts';
import type { MessageCase } from './message-case.ts';
import type { Visit } from './visit.ts';

/** Signs the visitor up as a member with a name and an email address. */
async function beMemberWithProfile(visit: Visit) {
  const { id, sdk } = await beMember(visit);
  await nameMember(visit.restaurant, id);
  const { api_token, ...user } = await sdk.customer({ path: { id } });
  visit.app.session.send({ type: 'USER_CHANGED', user, api_token });
  return { id, sdk };
}

/** Returns the mutation's error as `rejection`, as in a form's view. */
function errorIn({ error }: MutationView<object, object>) {
  return { rejection: error };
}

/** Presses Claim. */
async function claim({ app, run }: Visit) {
  const actor = run(createActor(app.machines(voucherUseMachines).claimVoucher));
  actor.send({ type: 'RUN', input: { voucher_id: OFFERED } });
  await waitFor(actor, (snapshot) => !snapshot.hasTag('running'));
  return errorIn(selectMutation(actor.getSnapshot()));
}

/** Presses Use at the counter and confirms. */
async function use({ app, run }: Visit, voucher_id: string) {
  const actor = run(createActor(app.machines(voucherUseMachines).useVoucher));
  actor.send({ type: 'RUN', input: { voucher_id } });
  await waitFor(actor, (snapshot) => snapshot.hasTag('asking'));
  actor.send({ type: 'CONFIRM' });
  await waitFor(actor, (snapshot) => !snapshot.hasTag('running'));
  return errorIn(selectMutation(actor.getSnapshot()));
}

/** Claims a voucher with the given terms after one earlier claim by another or the same member. */
async function claimAfter(visit: Visit, terms: VoucherTerms, first: 'another' | 'the same') {
  await offerVoucher(visit.restaurant, terms);
  const me = await beMemberWithProfile(visit);
  const other = await joinMember(visit.restaurant, '+60111112222');
  await nameMember(visit.restaurant, other.id);
  const { id: customer_id, sdk } = first === 'another' ? other : me;
  await sdk.claimVoucher({ body: { voucher_id: OFFERED, customer_id } });
  return claim(visit);
}

/** Cases of every message about vouchers. */
export const vouchers: readonly MessageCase[] = [
  {
    code: 'USER_NOT_FOUND',
    when: 'a guest claims a voucher',
    showing: 'form',
    trigger: claim,
  },
  {
    code: 'PROFILE_INCOMPLETE',
    when: 'a member who has told no name claims a voucher',
    showing: 'popup',
    trigger: async (visit) => {
      await offerVoucher(visit.restaurant);
      await beMember(visit);
      return claim(visit);
    },
    view: { rejection: 'PROFILE_INCOMPLETE' },
  },
  {
    code: 'VOUCHER_CLAIM_EXCEED',
    when: 'somebody else has claimed the last one',
    showing: 'form',
    trigger: (visit) => claimAfter(visit, { limit: 1 }, 'another'),
  },
  {
    code: 'VOUCHER_CLAIM_PER_CUSTOMER_EXCEED',
    when: 'the only one for each member is claimed again',
    showing: 'form',
    trigger: (visit) => claimAfter(visit, { perMember: 1 }, 'the same'),
  },
  {
    code: 'VOUCHER_CLAIM_PER_CUSTOMER_PER_DAY_EXCEED',
    when: 'the only one a day is claimed again',
    showing: 'form',
    trigger: (visit) => claimAfter(visit, { perDay: 1 }, 'the same'),
  },
  {
    code: 'NOT_ENOUGH_POINT',
    when: 'a voucher costs more points than there are',
    showing: 'form',
    trigger: async (visit) => {
      await offerVoucher(visit.restaurant, { points: 100_000 });
      await beMemberWithProfile(visit);
      return claim(visit);
    },
  },
  {
    code: 'VOUCHER_EXPIRED',
    when: 'the last day of the offer has passed since it was shown',
    showing: 'form',
    trigger: async (visit) => {
      const { app, restaurant, run } = visit;
      await offerVoucher(restaurant, { until: '2026-11-21' });
      await beMemberWithProfile(visit);
      const offeredVouchers = run(createActor(app.machines(voucherMachines).offeredVouchers));
      await waitFor(offeredVouchers, (snapshot) => selectQuery(snapshot).status === 'ready');
      restaurant.clock.set(NOON.add({ hours: 12 }));
      return claim(visit);
    },
  },
  {
    code: 'VOUCHER_USED',
    when: 'another device has just used it',
    showing: 'form',
    trigger: async (visit) => {
      const { id: customer_id, sdk } = await beMemberWithProfile(visit);
      await payIn(visit.restaurant, customer_id, 1000);
      const claimed = await insertClaimed(visit.restaurant, customer_id, {});
      await sdk.useVoucher({ body: { claimed_voucher_id: claimed, customer_id } });
      return use(visit, claimed);
    },
  },
  {
    code: 'VOUCHER_EXPIRED',
    when: 'it is used a day too late',
    showing: 'form',
    trigger: async (visit) => {
      const { id } = await beMemberWithProfile(visit);
      await payIn(visit.restaurant, id, 1000);
      return use(
        visit,
        await insertClaimed(visit.restaurant, id, { until: '2026-11-20', from: '2026-11-01' }),
      );
    },
  },
  {
    code: 'VOUCHER_NOT_USABLE',
    when: 'the wallet is empty',
    showing: 'form',
    trigger: async (visit) => {
      const { id } = await beMemberWithProfile(visit);
      return use(visit, await insertClaimed(visit.restaurant, id, {}));
    },
  },
];

/** Actions that cause each success message. */
export const voucherSuccesses = {
  async voucherClaimed(visit: Visit) {
    await offerVoucher(visit.restaurant);
    await beMemberWithProfile(visit);
    await claim(visit);
  },
};
