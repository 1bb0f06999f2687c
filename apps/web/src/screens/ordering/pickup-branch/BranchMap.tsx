import { placeMachines } from '@claypot/domain/app';
import { selectCompany } from '@claypot/domain/company';
import { pointOf } from '@claypot/domain/places';
import type { Branch } from '@claypot/sdk';
import { useSelector } from '@xstate/react';
import { useApp } from '../../../hooks/app/app-context.ts';
import { useMachines } from '../../../hooks/app/use-machines.ts';
import { useQueryOf } from '../../../hooks/loading/use-query-of.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { PlaceMap } from '../../shared/map/PlaceMap.tsx';

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
