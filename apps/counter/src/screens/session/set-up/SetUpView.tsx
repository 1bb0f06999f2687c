import { STEPS, type SetUpView as View } from '@claypot/counter/set-up';
import type { Language } from '@claypot/i18n';
import { EmptyState, ErrorState, LoadingOverlay } from '@claypot/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { focusScreenTitle } from '../../../platform/page/focus-screen-title.ts';
import { CreatedView } from './parts/CreatedView.tsx';
import { SetUpPage } from './parts/SetUpPage.tsx';
import { ENDED_TEXTS, STEP_TEXTS } from './parts/step-texts.ts';
import type { SetUpActions, SetUpForms, StepProps } from './set-up-props.ts';
import { BranchStep } from './steps/BranchStep.tsx';
import { CheckStep } from './steps/CheckStep.tsx';
import { MenuStep } from './steps/MenuStep.tsx';
import { OwnerStep } from './steps/OwnerStep.tsx';
import { RestaurantStep } from './steps/RestaurantStep.tsx';

interface SetUpViewProps {
  readonly view: View;
  /** Null until the token is checked. */
  readonly forms: SetUpForms | null;
  readonly host: string;
  readonly actions: SetUpActions;
  readonly onLanguage: (language: Language) => void;
}

/** The set-up of a restaurant: five steps, and what the owner does next. */
export function SetUpView({ view, forms, host, actions, onLanguage }: SetUpViewProps) {
  const { t } = useTranslation('counterSetUp');
  const title = t('pageTitle');
  useEffect(() => {
    document.title = title;
  }, [title]);
  const { status, step } = view;
  const place = status === 'filling' ? step : status;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has a heading of its own
  useEffect(() => {
    focusScreenTitle();
    scrollTo(0, 0);
  }, [place]);
  if (status === 'opening') return <LoadingOverlay label={t('openingSetUp')} />;
  if (status === 'failed') {
    return (
      <SetUpPage title={t('failedTitle')} onLanguage={onLanguage}>
        <ErrorState
          title={t('failedTitle')}
          text={t('failedText')}
          retryLabel={t('checkAgain')}
          onRetry={actions.onRetry}
        />
      </SetUpPage>
    );
  }
  if (status === 'invalid' || status === 'closed') {
    return (
      <SetUpPage title={t(ENDED_TEXTS[status].title)} onLanguage={onLanguage}>
        <EmptyState title={t(ENDED_TEXTS[status].title)} text={t(ENDED_TEXTS[status].text)} />
      </SetUpPage>
    );
  }
  if (status === 'created' && view.result !== null) {
    return (
      <SetUpPage title={t('createdTitle')} onLanguage={onLanguage}>
        <CreatedView result={view.result} />
      </SetUpPage>
    );
  }
  if (forms === null) return <LoadingOverlay label={t('openingSetUp')} />;
  return (
    <SetUpPage
      title={t(step)}
      text={t(STEP_TEXTS[step])}
      progress={{ step, number: view.number, count: STEPS.length, onGo: actions.onGo }}
      onLanguage={onLanguage}
    >
      <CurrentStep view={view} forms={forms} host={host} actions={actions} />
    </SetUpPage>
  );
}

function CurrentStep(props: StepProps) {
  switch (props.view.step) {
    case 'restaurant':
      return <RestaurantStep {...props} />;
    case 'branch':
      return <BranchStep {...props} />;
    case 'menu':
      return <MenuStep {...props} />;
    case 'owner':
      return <OwnerStep {...props} />;
    case 'check':
      return <CheckStep {...props} />;
  }
}
