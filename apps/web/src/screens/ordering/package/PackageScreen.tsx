import { itemMachines } from '@claypot/domain/app';
import { selectPackageItem } from '@claypot/domain/ordering';
import { useSelector } from '@xstate/react';
import { useActorRef } from '../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../hooks/app/use-machines.ts';
import { useNamedTitle } from '../../../hooks/navigation/use-named-title.ts';
import type { ScreenProps } from '../../definition/screen.ts';
import { useItemActions } from '../item/use-item-actions.ts';
import { useItemAddress } from '../item/use-item-address.ts';
import { PackageView } from './PackageView.tsx';

export function PackageScreen({ params }: ScreenProps) {
  const { back, input } = useItemAddress(params);
  const machines = useMachines(itemMachines);
  const item = useActorRef(machines.packageItem, { input });
  const view = useSelector(item, selectPackageItem);
  useNamedTitle(view.package?.package_name);
  return <PackageView back={back} item={view} {...useItemActions(item)} />;
}
