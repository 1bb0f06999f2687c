import { itemMachines, selectPackageItem } from '@claypot/domain';
import { useActorRef, useSelector } from '@xstate/react';
import { useBack } from '../../app/useBack.ts';
import { useMachines } from '../../app/useMachines.ts';
import { useNamedTitle } from '../../app/useNamedTitle.ts';
import { useItemActions } from '../item/useItemActions.ts';
import { useItemInput } from '../item/useItemInput.ts';
import type { ScreenProps } from '../screen.ts';
import { PackageView } from './PackageView.tsx';

export function PackageScreen({ params }: ScreenProps) {
  const machines = useMachines(itemMachines);
  const item = useActorRef(machines.packageItem, { input: useItemInput(params) });
  const view = useSelector(item, selectPackageItem);
  useNamedTitle(view.package?.package_name);
  return <PackageView back={useBack()} item={view} {...useItemActions(item)} />;
}
