import { createSpendingQuestion } from '../../../loyalty/spending-question/spending-question.implementation.ts';
import { defineMachines } from '../../composition/define-machines.ts';

/** Machine of the question that a branch asks the member. */
export const spendingQuestionMachines = defineMachines((parts) => ({
  spendingQuestion: () => createSpendingQuestion(parts),
}));
