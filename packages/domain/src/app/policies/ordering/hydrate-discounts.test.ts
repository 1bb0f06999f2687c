import { aCart, aClaimedVoucher, aLine, aMember } from '@claypot/testing';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { orderVoucher } from '../../../loyalty/vouchers/order-voucher.ts';
import { createQueryCache } from '../../../machines/query/query-cache.ts';
import { selectShownCart } from '../../../ordering/cart/cart.selectors.ts';
import { availableVouchersKey } from '../../../ordering/discounts/available-vouchers.implementation.ts';
import { discountsLogic } from '../../../ordering/discounts/discounts.actor.ts';
import { orderDraftLogic } from '../../../ordering/order-draft/order-draft.actor.ts';
import { controlledClock } from '../../../testing/fakes.ts';
import { asMember } from '../../testing/restaurant.ts';
import { hydrateDiscounts } from './hydrate-discounts.ts';

const VOUCHERS = [orderVoucher(aClaimedVoucher())];

async function begin(isMember: boolean) {
  const { app } = await asMember();
  const clock = controlledClock();
  const draft = createActor(orderDraftLogic).start();
  const discounts = createActor(discountsLogic).start();
  const { branch_id } = aCart([aLine()]);
  const member = isMember ? aMember() : null;
  const cart = selectShownCart(app.cart.getSnapshot());
  draft.send({ type: 'CHANGE', draft: { branch_id, cart, member } });
  const server = createQueryCache(clock);
  server.put(availableVouchersKey(member, branch_id), VOUCHERS);
  const cache = createQueryCache(clock, undefined, undefined, server.dehydrate());
  const answers = () => ({ fee: null, now: clock.now(), zone: 'Asia/Kuala_Lumpur' });
  hydrateDiscounts({ answers, cache, discounts, draft });
  return { draft: draft.getSnapshot().context, discounts: discounts.getSnapshot().context };
}

test('starts a member’s order with the vouchers of the page and their discounts', async () => {
  const { draft, discounts } = await begin(true);
  expect(draft.vouchers).toEqual(VOUCHERS);
  expect(discounts.offer?.vouchers).toHaveLength(1);
});

test('starts a guest’s order without vouchers', async () => {
  const { draft, discounts } = await begin(false);
  expect(draft.vouchers).toBeNull();
  expect(discounts.offer).toBeNull();
});
