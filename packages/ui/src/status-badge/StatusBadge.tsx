import type { ReactNode } from 'react';
import { Badge } from '../badge/Badge.tsx';

interface StatusBadgeProps {
  readonly completed: boolean;
  readonly children: ReactNode;
}

/** Where something under way stands: orange until it is completed, then grey. */
export function StatusBadge({ completed, children }: StatusBadgeProps) {
  return <Badge tone={completed ? 'neutral' : 'progress'}>{children}</Badge>;
}
