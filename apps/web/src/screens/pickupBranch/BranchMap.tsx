import { placeMachines } from '@claypot/domain/app';
import { selectCompany } from '@claypot/domain/company';
import { pointOf } from '@claypot/domain/places';
import type { Branch } from '@claypot/sdk';
import { useSelector } from '@xstate/react';
import { useApp } from '../../app/AppContext.ts';
import { useMachines } from '../../app/useMachines.ts';
import { useQueryOf } from '../../app/useQueryOf.ts';
import { useTranslation } from '../../app/useTranslation.ts';
import { PlaceMap } from '../parts/map/PlaceMap.tsx';

/** Where a branch is, among what is known around it. */
export function BranchMap({ branch }: { readonly branch: Branch }) {
  const { company } = useApp();
  const machines = useMachines(placeMachines);
  const { t } = useTranslation('map');
  const { branch_name, latitude, longitude } = branch;
  const { data } = useQueryOf(machines.surroundings, { latitude, longitude });
  return (
    <PlaceMap
      provider={useSelector(company, selectCompany)?.map_provider ?? 'none'}
      label={t('pinAt', { place: branch_name })}
      pin={pointOf(branch)}
      names={data ?? []}
      outlet={null}
      onMove={null}
      covered
    />
  );
}
