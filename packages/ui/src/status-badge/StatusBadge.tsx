import type { ReactNode } from 'react';
import { Badge } from '../badge/Badge.tsx';

interface StatusBadgeProps {
  readonly completed: boolean;
  readonly children: ReactNode;
}

/** Status badge: orange while in progress, grey when completed. */
export function StatusBadge({ completed, children }: StatusBadgeProps) {
  return <Badge tone={completed ? 'neutral' : 'progress'}>{children}</Badge>;
}
