import { homeMachines } from '@claypot/domain/app';
import { selectCompany } from '@claypot/domain/company';
import { selectQuery } from '@claypot/domain/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useApp } from '../../../../hooks/app/app-context.ts';
import { useMachines } from '../../../../hooks/app/use-machines.ts';

export interface Programme {
  readonly name: string;
  /** What stands for it: the first highlight, else the company's banner; null while unknown. */
  readonly picture: string | null;
}

/** The loyalty programme as /me speaks of it. */
export function useProgramme(): Programme {
  const { company } = useApp();
  const machines = useMachines(homeMachines);
  const known = useSelector(company, selectCompany);
  const actor = useActorRef(machines.highlights);
  const { status, data } = useSelector(actor, selectQuery);
  const [first] = data ?? [];
  const banner = status === 'loading' ? null : known?.company_banner;
  return {
    name: known?.company_family_name ?? '',
    picture: first?.highlight_image ?? banner ?? null,
  };
}
