import { type ComponentProps, useState } from 'react';
import { onDemand } from '../../shared/on-demand/on-demand.tsx';
import type { StepConfirm } from '../shared/StepConfirm.tsx';

type StepConfirmProps = ComponentProps<typeof StepConfirm>;

const stepConfirm = onDemand<StepConfirmProps>(
  async () => (await import('../shared/StepConfirm.tsx')).StepConfirm,
);

/** Loads the code of the question, so that the first one does not wait for it. */
export const preloadBoardConfirm = stepConfirm.preload;

/** Asks before a step that cannot be taken back. Loads its code with the first question. */
export function BoardConfirm(props: StepConfirmProps) {
  const isAsking = props.asking !== null;
  const [hasAsked, setHasAsked] = useState(isAsking);
  if (isAsking && !hasAsked) setHasAsked(true);
  return hasAsked ? <stepConfirm.Component {...props} /> : null;
}
