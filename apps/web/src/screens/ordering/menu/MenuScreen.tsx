import { selectBranch, selectDeliveryMethod } from '@claypot/domain/account';
import { menuMachines } from '@claypot/domain/app';
import { selectCompany } from '@claypot/domain/company';
import { isCartOf, selectCartSummary, selectCatalogue } from '@claypot/domain/ordering';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApp } from '../../../hooks/app/app-context.ts';
import { useActorRef } from '../../../hooks/app/use-actor-ref.ts';
import { useCart } from '../../../hooks/app/use-cart-and-addresses.ts';
import { useMachines } from '../../../hooks/app/use-machines.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { useBranchNow } from '../../../hooks/time/use-branch-now.ts';
import { useReturnToPage } from '../../shared/freshness/use-return-to-page.ts';
import { FulfilmentChoice } from './fulfilment/FulfilmentChoice.tsx';
import { createCartOfRows } from './list/cart-of-rows.ts';
import { MenuView } from './MenuView.tsx';

/** Remounts the menu when the branch changes. */
export function MenuScreen() {
  const { session } = useApp();
  const branchId = useSelector(session, (snapshot) => selectBranch(snapshot)?.id ?? '');
  return <BranchMenu key={branchId} branchId={branchId} />;
}

function BranchMenu({ branchId }: { readonly branchId: string }) {
  'use memo';
  const { company, session } = useApp();
  const cart = useCart();
  const machines = useMachines(menuMachines);
  const menu = useActorRef(machines.menu);
  const [inCart] = useState(() => createCartOfRows(cart));

  useEffect(() => cart.send({ type: 'SHOWN' }), [cart]);
  useReturnToPage(() => menu.send({ type: 'REFRESH' }));

  return (
    <MenuView
      back={useBack()}
      delivered={useSelector(session, selectDeliveryMethod) === 'delivery'}
      fulfilmentChoice={<FulfilmentChoice />}
      menu={useSelector(menu, selectCatalogue)}
      companyPicture={useSelector(
        company,
        (snapshot) => selectCompany(snapshot)?.company_banner ?? null,
      )}
      offer={useSelector(company, (snapshot) => selectCompany(snapshot)?.company_offer ?? '')}
      inCart={inCart}
      adds={useSelector(cart, (snapshot) => isCartOf(snapshot, branchId))}
      cart={useSelector(cart, selectCartSummary, shallowEqual)}
      now={useBranchNow()}
      onSearch={(text) => menu.send({ type: 'SEARCH', text })}
      onSelectCategory={(category_id) => menu.send({ type: 'SELECT_CATEGORY', category_id })}
      onCategoryInView={(category_id) => menu.send({ type: 'CATEGORY_IN_VIEW', category_id })}
      onScrollSettled={() => menu.send({ type: 'SCROLL_SETTLED' })}
      onRetry={() => menu.send({ type: 'RETRY' })}
    />
  );
}
