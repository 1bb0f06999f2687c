import { addressesArea, addressMachines } from '@claypot/domain/app';
import { selectAddresses, selectPlaceSearch } from '@claypot/domain/places';
import { passReturnTo, pathTo, returnToOf } from '@claypot/domain/routes';
import { useSelector } from '@xstate/react';
import { useApp } from '../../../../hooks/app/app-context.ts';
import { useActorRef } from '../../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../../hooks/app/use-machines.ts';
import { useIsPrerendered } from '../../../../hooks/loading/use-is-prerendered.ts';
import { usePath } from '../../../../hooks/navigation/path-context.ts';
import { useBack } from '../../../../hooks/navigation/use-back.ts';
import { NewAddressView } from './NewAddressView.tsx';

export function NewAddressScreen() {
  const machines = useMachines(addressMachines);
  const { full: from } = usePath();
  const { addresses } = useApp().use(addressesArea);
  const isFirst = useSelector(addresses, (snapshot) => selectAddresses(snapshot).length === 0);
  // A prerendered page has no query string.
  const isPrerendered = useIsPrerendered();
  const search = useActorRef(machines.placeSearch);
  return (
    <NewAddressView
      back={useBack()}
      needed={!isPrerendered && isFirst && returnToOf(from) !== null}
      hrefTo={(id) => passReturnTo(pathTo('bookmarkAddress', { id }), from)}
      search={useSelector(search, selectPlaceSearch)}
      onType={(text) => search.send({ type: 'TYPE', text, composing: false })}
      onLocate={() => search.send({ type: 'LOCATE' })}
      onRetry={() => search.send({ type: 'RETRY' })}
    />
  );
}
