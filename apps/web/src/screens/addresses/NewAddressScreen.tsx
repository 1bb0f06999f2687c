import { addressMachines, keepReturnTo, pathTo, selectPlaceSearch } from '@claypot/domain';
import { useActorRef, useSelector } from '@xstate/react';
import { usePath } from '../../app/PathContext.ts';
import { useBack } from '../../app/useBack.ts';
import { useMachines } from '../../app/useMachines.ts';
import { NewAddressView } from './NewAddressView.tsx';

export function NewAddressScreen() {
  const machines = useMachines(addressMachines);
  const { full: from } = usePath();
  const search = useActorRef(machines.placeSearch);
  return (
    <NewAddressView
      back={useBack()}
      hrefTo={(id) => keepReturnTo(pathTo('bookmarkAddress', { id }), from)}
      search={useSelector(search, selectPlaceSearch)}
      onType={(text) => search.send({ type: 'TYPE', text, composing: false })}
      onLocate={() => search.send({ type: 'LOCATE' })}
      onRetry={() => search.send({ type: 'RETRY' })}
    />
  );
}
