import { badge, selectBranch, selectIdentity } from '@claypot/domain/account';
import { homeMachines, memberMachines, orderMachines, voucherMachines } from '@claypot/domain/app';
import { highlightsNow, selectCompany } from '@claypot/domain/company';
import { type QueryView, selectQuery } from '@claypot/domain/machines';
import { selectCartSummary } from '@claypot/domain/ordering';
import type { Highlight } from '@claypot/sdk';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useApp } from '../../../hooks/app/app-context.ts';
import { useActorRef } from '../../../hooks/app/use-actor-ref.ts';
import { useCart } from '../../../hooks/app/use-cart-and-addresses.ts';
import { useMachines } from '../../../hooks/app/use-machines.ts';
import { useIsHydrating } from '../../../hooks/loading/use-is-hydrating.ts';
import { useBranchNow } from '../../../hooks/time/use-branch-now.ts';
import { useReorder } from '../../ordering/reorder/use-reorder.ts';
import { useFamilyDay } from '../../shared/loyalty/use-family-day.ts';
import { HomeView } from './HomeView.tsx';
import { NextBooking } from './NextBooking.tsx';
import { SignUpOffer } from './sign-up-offer/SignUpOffer.tsx';

export function HomeScreen() {
  const { company, hasOrdered, mayHaveBooked, session } = useApp();
  const cart = useCart();
  const home = useMachines(homeMachines);
  const order = useMachines(orderMachines);
  const member = useMachines(memberMachines);
  const voucher = useMachines(voucherMachines);
  const banners = useActorRef(home.banners);
  const lastOrder = useActorRef(order.lastOrder);
  const usualOrder = useActorRef(order.usualOrder);
  const highlights = useActorRef(home.highlights);
  const unread = useActorRef(member.unreadCount);
  const held = useActorRef(voucher.claimedVouchers);
  const reorder = useReorder();
  useEffect(() => cart.send({ type: 'SHOWN' }), [cart]);
  const known = useSelector(company, selectCompany);
  const isMember = useSelector(session, selectIdentity) === 'member';
  // Only the device knows if a guest has booked.
  const isBookingKnown = !useIsHydrating() || isMember;
  const view = {
    branchName: useSelector(session, (snapshot) => selectBranch(snapshot)?.name ?? null),
    banners: useSelector(banners, selectQuery),
    lastOrder: useSelector(lastOrder, selectQuery),
    usualOrder: useSelector(usualOrder, selectQuery),
    cart: useSelector(cart, selectCartSummary, shallowEqual),
    highlights: shownNow(
      useSelector(highlights, selectQuery),
      useBranchNow().toPlainTime(),
      isMember,
    ),
  };
  const day = useFamilyDay(known);
  const { data: vouchers } = useSelector(held, selectQuery);
  const { data: count } = useSelector(unread, selectQuery);
  // The app frame renders no screen before the company is loaded.
  if (known === null) return null;
  return (
    <HomeView
      {...view}
      company={known}
      notifications={isMember ? { unread: badge(count ?? 0, 'icon') } : null}
      vouchers={isMember ? { held: badge(vouchers?.active.length ?? 0, 'icon') } : null}
      reorder={reorder}
      familyDay={day?.isToday ? day : null}
      nextBooking={isBookingKnown && mayHaveBooked() && <NextBooking />}
      offer={<SignUpOffer />}
      onDeliver={() => session.send({ type: 'SET_DELIVERY_METHOD', delivery_method: 'delivery' })}
      hasOrdered={hasOrdered()}
      onRetryLastOrder={() => lastOrder.send({ type: 'RETRY' })}
      onRetryHighlights={() => highlights.send({ type: 'RETRY' })}
    />
  );
}

/** Returns the customer's highlights for this time of day; `empty` if there are none. */
function shownNow(
  view: QueryView<Highlight[]>,
  now: Temporal.PlainTime,
  isMember: boolean,
): QueryView<Highlight[]> {
  if (view.data === null) return view;
  const data = highlightsNow(view.data, now, isMember);
  return data.length === 0 ? { ...view, status: 'empty', data: null } : { ...view, data };
}
