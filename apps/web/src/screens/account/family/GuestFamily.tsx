import { tierMachines } from '@claypot/domain/app';
import type { CompanyRecord } from '@claypot/domain/company';
import { selectQuery } from '@claypot/domain/machines';
import { otherWayIn, pathToSignIn, ROUTES } from '@claypot/domain/routes';
import { useSelector } from '@xstate/react';
import { useActorRef } from '../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../hooks/app/use-machines.ts';
import { useFamilyDay } from '../../shared/loyalty/use-family-day.ts';
import { GuestFamilyView } from './GuestFamilyView.tsx';

/** Path of the sign-in page that returns here afterwards. */
export const SIGN_IN = pathToSignIn(ROUTES.family.path);

interface GuestFamilyProps {
  readonly company: Pick<CompanyRecord, 'company_family_name' | 'family_day' | 'sign_up_point'>;
}

export function GuestFamily({ company }: GuestFamilyProps) {
  const tiers = useActorRef(useMachines(tierMachines).tiers);
  return (
    <GuestFamilyView
      programme={company.company_family_name}
      signUpPoints={company.sign_up_point}
      signUpHref={otherWayIn('signUp', SIGN_IN)}
      signInHref={SIGN_IN}
      tiers={useSelector(tiers, selectQuery)}
      familyDay={useFamilyDay(company)}
      onRetry={() => tiers.send({ type: 'RETRY' })}
    />
  );
}
