import { createMemberNews } from '../../../loyalty/member-news/member-news.ts';
import { createSpendingQuestion } from '../../../loyalty/spending-question/spending-question.implementation.ts';
import { defineMachines } from '../../composition/define-machines.ts';

/** Machines of what a counter does while the member looks at the phone. */
export const counterMachines = defineMachines((parts) => ({
  memberNews: () => createMemberNews(parts),
  spendingQuestion: () => createSpendingQuestion(parts),
}));
