import type { StepsView } from '../views.ts';
import { rejectedSteps } from './queue.ts';
import type { StepsSnapshot } from './steps.machine.ts';

/** Returns the steps of this device that need attention. */
export function selectSteps({ context: { asking, queue } }: StepsSnapshot): StepsView {
  return {
    asking: asking && {
      orderId: asking.order.id,
      number: asking.order.number,
      step: asking.step,
    },
    queued: queue.filter(({ state }) => state === 'waiting').length,
    rejected: rejectedSteps(queue),
  };
}
