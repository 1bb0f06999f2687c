import { memberNewsMachines } from '@claypot/domain/app';
import { useActorRef } from '../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../hooks/app/use-machines.ts';

/** Follows the member while it is mounted. */
export function MemberNews() {
  useActorRef(useMachines(memberNewsMachines).memberNews);
  return null;
}
