import { itemMachines } from '@claypot/domain/app';
import { selectPackageItem } from '@claypot/domain/ordering';
import { useActorRef, useSelector } from '@xstate/react';
import { useMachines } from '../../app/useMachines.ts';
import { useNamedTitle } from '../../app/useNamedTitle.ts';
import { useItemActions } from '../item/useItemActions.ts';
import { useItemAddress } from '../item/useItemAddress.ts';
import type { ScreenProps } from '../screen.ts';
import { PackageView } from './PackageView.tsx';

export function PackageScreen({ params }: ScreenProps) {
  const { back, input } = useItemAddress(params);
  const machines = useMachines(itemMachines);
  const item = useActorRef(machines.packageItem, { input });
  const view = useSelector(item, selectPackageItem);
  useNamedTitle(view.package?.package_name);
  return <PackageView back={back} item={view} {...useItemActions(item)} />;
}
