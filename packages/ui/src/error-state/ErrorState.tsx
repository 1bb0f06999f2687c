import { Button } from '../button/Button.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { warningIcon } from '../icon/drawings/frame.ts';

interface ErrorStateProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly retryLabel: string;
  readonly retrying?: boolean;
  readonly onRetry: () => void;
  readonly headingLevel?: 1 | 2;
}

/** Message for content that failed to load, with a retry button. */
export function ErrorState({
  title,
  text,
  retryLabel,
  retrying = false,
  onRetry,
  headingLevel = 2,
}: ErrorStateProps) {
  return (
    <EmptyState
      icon={warningIcon}
      title={title}
      text={text}
      headingLevel={headingLevel}
      action={
        <Button variant="secondary" pending={retrying} onClick={onRetry}>
          {retryLabel}
        </Button>
      }
    />
  );
}
