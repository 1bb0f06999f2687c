import { homeMachines } from '@claypot/domain/app';
import { selectCompany } from '@claypot/domain/company';
import { selectQuery } from '@claypot/domain/machines';
import { useSelector } from '@xstate/react';
import { useApp } from '../../../../hooks/app/app-context.ts';
import { useActorRef } from '../../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../../hooks/app/use-machines.ts';

export interface Programme {
  readonly name: string;
  /** The first highlight's picture, else the company's banner; null while loading. */
  readonly picture: string | null;
}

/** Returns the loyalty programme's name and picture for `/me`. */
export function useProgramme(): Programme {
  const { company } = useApp();
  const machines = useMachines(homeMachines);
  const companyRecord = useSelector(company, selectCompany);
  const actor = useActorRef(machines.highlights);
  const { status, data } = useSelector(actor, selectQuery);
  const [first] = data ?? [];
  const banner = status === 'loading' ? null : companyRecord?.company_banner;
  return {
    name: companyRecord?.company_family_name ?? '',
    picture: first?.highlight_image ?? banner ?? null,
  };
}
