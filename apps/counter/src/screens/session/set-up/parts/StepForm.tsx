import type { Step } from '@claypot/counter/set-up';
import { Button } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../shared/forms/Form.tsx';
import type { SetUpActions } from '../set-up-props.ts';
import { StepButtons } from './StepButtons.tsx';

interface StepFormProps {
  readonly step: Step;
  readonly form: {
    readonly firstInvalid: string | null;
    readonly rejection: Parameters<typeof Form>[0]['code'];
  };
  /** Step before it; null for the first. */
  readonly before: Step | null;
  readonly actions: Pick<SetUpActions, 'onGo' | 'onSubmit'>;
  readonly children: ReactNode;
}

/** Form of a step. Submitting a valid one leads to the next step. */
export function StepForm({ step, form, before, actions, children }: StepFormProps) {
  const { t } = useTranslation('counterSetUp');
  return (
    <Form
      firstInvalid={form.firstInvalid}
      code={form.rejection}
      onSubmit={() => actions.onSubmit(step)}
    >
      {children}
      <StepButtons onBack={before === null ? null : () => actions.onGo(before)}>
        <Button type="submit" size="lg" wide>
          {t('next')}
        </Button>
      </StepButtons>
    </Form>
  );
}
