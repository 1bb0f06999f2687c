import { homeMachines, selectQuery } from '@claypot/domain';
import { useActorRef, useSelector } from '@xstate/react';
import { useMachines } from '../../app/useMachines.ts';
import type { CompanyTextProps } from './CompanyTextBody.tsx';

/** The company's texts, loaded when they are first wanted. */
export function useCompanyTexts(): CompanyTextProps {
  const actor = useActorRef(useMachines(homeMachines).companyTexts);
  return {
    texts: useSelector(actor, selectQuery),
    onRetry: () => actor.send({ type: 'RETRY' }),
  };
}
