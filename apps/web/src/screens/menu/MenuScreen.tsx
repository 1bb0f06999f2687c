import { selectBranch, selectDeliveryMethod } from '@claypot/domain/account';
import { menuMachines } from '@claypot/domain/app';
import { selectCompany } from '@claypot/domain/company';
import { isCartOf, selectCartSummary, selectCatalogue } from '@claypot/domain/ordering';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApp } from '../../app/AppContext.ts';
import { useBack } from '../../app/useBack.ts';
import { useBranchNow } from '../../app/useBranchNow.ts';
import { useCart } from '../../app/useHeld.ts';
import { useMachines } from '../../app/useMachines.ts';
import { createCartOfRows } from './cart-of-rows.ts';
import { FulfilmentChoice } from './FulfilmentChoice.tsx';
import { MenuView } from './MenuView.tsx';
import { useOnReturn } from './useOnReturn.ts';

/** The menu of a branch is another screen than that of the branch before. */
export function MenuScreen() {
  const { session } = useApp();
  const branchId = useSelector(session, (snapshot) => selectBranch(snapshot)?.id ?? '');
  return <BranchMenu key={branchId} branchId={branchId} />;
}

function BranchMenu({ branchId }: { readonly branchId: string }) {
  const { company, session } = useApp();
  const cart = useCart();
  const machines = useMachines(menuMachines);
  const menu = useActorRef(machines.menu);
  const [inCart] = useState(() => createCartOfRows(cart));

  useEffect(() => cart.send({ type: 'SHOWN' }), [cart]);
  useOnReturn(() => menu.send({ type: 'REFRESH' }));

  return (
    <MenuView
      back={useBack()}
      delivered={useSelector(session, selectDeliveryMethod) === 'delivery'}
      guestMigration={<FulfilmentChoice />}
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
