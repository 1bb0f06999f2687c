import type { CardStep, RejectedStep, StepProblem } from '@claypot/counter/orders';
import type { I18n } from '@claypot/i18n';
import { counterErrorMessage } from '@claypot/i18n/counter';
import { STATUS_TEXTS, STEP_TEXTS } from './words.ts';

type Failed = Pick<RejectedStep | CardStep, 'step' | 'personName'> & {
  readonly problem: StepProblem;
};

/** Returns why a step had no effect. */
export function problemText(i18n: I18n, { step, personName, problem }: Failed): string {
  const t = i18n.getFixedT(null, 'counterOrders');
  const name = t(STEP_TEXTS[step]);
  switch (problem.kind) {
    case 'moved':
      return t('problemMoved', { step: name, status: t(STATUS_TEXTS[problem.status]) });
    case 'signed_out':
      return t('problemSignedOut', { step: name, person: personName });
    case 'failed':
      return t('problemFailed', { step: name, message: counterErrorMessage(i18n, problem.code) });
  }
}
