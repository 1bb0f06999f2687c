import type { SpendingQuestionView as View } from '@claypot/domain/loyalty';
import { Card } from '@claypot/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { AskedQuestion } from './AskedQuestion.tsx';
import { QuestionOutcome } from './QuestionOutcome.tsx';
import { UnsentAnswer } from './UnsentAnswer.tsx';

interface SpendingQuestionViewProps {
  readonly view: View;
  readonly onAnswer: (answer: 'yes' | 'no') => void;
  /** Sends the same answer again. */
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}

/**
 * Question of a branch, or its outcome, above the codes. It does not cover the page, so that a
 * press on something else is never taken for an answer.
 */
export function SpendingQuestionView({
  view,
  onAnswer,
  onRetry,
  onDismiss,
}: SpendingQuestionViewProps) {
  return (
    view.status !== 'none' && (
      <Shown id={view.request.id}>
        {(titleId) => {
          if (view.status === 'over') {
            return <QuestionOutcome {...view} titleId={titleId} onDismiss={onDismiss} />;
          }
          if (view.status === 'unsent') return <UnsentAnswer titleId={titleId} onRetry={onRetry} />;
          return <AskedQuestion {...view} titleId={titleId} onAnswer={onAnswer} />;
        }}
      </Shown>
    )
  );
}

interface ShownProps {
  readonly id: string;
  readonly children: (titleId: string) => ReactNode;
}

/** A question comes at any time, so the page scrolls to it. The focus stays where it is. */
function Shown({ id, children }: ShownProps) {
  const titleId = useId();
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to each question once
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [id]);
  return (
    <div ref={place}>
      <Card as="section" aria-labelledby={titleId}>
        {children(titleId)}
      </Card>
    </div>
  );
}
