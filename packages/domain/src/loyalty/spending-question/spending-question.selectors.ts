import type { ErrorCode, MemberRequest } from '@claypot/sdk';
import type { SpendingQuestionSnapshot } from './spending-question.machine.ts';

/** The question of a branch as a screen shows it. */
export type SpendingQuestionView =
  | { readonly status: 'none' }
  | {
      readonly status: 'asking' | 'answering';
      readonly request: MemberRequest;
      readonly secondsLeft: number;
      readonly answer: 'yes' | 'no' | null;
    }
  /** The answer was not sent, or its reply was lost. */
  | {
      readonly status: 'unsent';
      readonly request: MemberRequest;
      readonly answer: 'yes' | 'no' | null;
      readonly error: ErrorCode | null;
    }
  | { readonly status: 'over'; readonly request: MemberRequest };

export function selectSpendingQuestion(snapshot: SpendingQuestionSnapshot): SpendingQuestionView {
  const { answer, error, request, secondsLeft } = snapshot.context;
  if (request === null || snapshot.matches('none')) return { status: 'none' };
  if (snapshot.matches('over')) return { status: 'over', request };
  if (snapshot.matches('unsent')) return { status: 'unsent', request, answer, error };
  const status = snapshot.matches('answering') ? 'answering' : 'asking';
  return { status, request, secondsLeft, answer };
}
