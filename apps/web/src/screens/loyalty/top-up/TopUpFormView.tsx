import type { Member } from '@claypot/domain/account';
import {
  parseTopUpAmount,
  type TopUpEffects,
  type TopUpProblem,
  type TopUpValues,
} from '@claypot/domain/loyalty';
import type { FormView } from '@claypot/domain/machines';
import { ROUTES } from '@claypot/domain/routes';
import type { Cents } from '@claypot/sdk';
import { ActionBar, Button, Screen, TopBar } from '@claypot/ui';
import { useId } from 'react';
import type { Back } from '../../../hooks/navigation/use-back.ts';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { Form } from '../../shared/forms/Form.tsx';
import { FormAlert } from '../../shared/forms/FormAlert.tsx';
import { useFieldErrors } from '../../shared/forms/use-field-errors.ts';
import { AmountFields } from './AmountFields.tsx';
import { TopUpBranches, type TopUpBranchesProps } from './TopUpBranches.tsx';
import { TopUpEffectsCard } from './TopUpEffectsCard.tsx';
import styles from './TopUpFormView.module.css';
import { TopUpNotice } from './TopUpNotice.tsx';
import { TopUpWallet } from './TopUpWallet.tsx';

interface TopUpFormViewProps {
  readonly back: Back;
  readonly member: Pick<Member, 'wallet' | 'leveling'>;
  readonly quickAmounts: readonly Cents[];
  /**
   * Returns the tier that an amount grants, or the nearest one it falls short of; null if neither,
   * and while loading.
   */
  readonly effectsOf: (amount: Cents) => TopUpEffects;
  readonly form: FormView<TopUpValues>;
  readonly problem: TopUpProblem | null;
  /** Branches that accept top-ups in cash; empty while loading. */
  readonly branches: TopUpBranchesProps['branches'];
  readonly onChange: (amount: string) => void;
  readonly onSubmit: () => void;
}

const PLACES = { TOP_UP_AMOUNT: 'amount' } as const;

export function TopUpFormView(props: TopUpFormViewProps) {
  const { back, branches, member, quickAmounts, effectsOf, form, problem } = props;
  const { onChange, onSubmit } = props;
  const { t } = useTranslation(['topUp', 'info']);
  const format = useFormat();
  const formId = useId();
  const fieldErrors = useFieldErrors(form, PLACES);
  const amount = parseTopUpAmount(form.values.amount);
  return (
    <Screen
      top={<TopBar title={t('title')} back={back} />}
      bottom={
        <ActionBar>
          <Button type="submit" form={formId} size="lg" wide pending={form.busy}>
            {amount === null ? t('title') : t('pay', { amount: format.money(amount) })}
          </Button>
        </ActionBar>
      }
    >
      <TopUpNotice problem={problem} />
      <Form
        id={formId}
        firstInvalid={fieldErrors.firstInvalid}
        className={styles.form}
        onSubmit={onSubmit}
      >
        <AmountFields
          value={form.values.amount}
          error={fieldErrors.at('amount')}
          quickAmounts={quickAmounts}
          effectsOf={effectsOf}
          onChange={onChange}
        />
        <TopUpEffectsCard
          amount={amount}
          effects={amount === null ? null : effectsOf(amount)}
          onChange={onChange}
        />
        <FormAlert text={fieldErrors.general} />
      </Form>
      <TopUpWallet balance={format.money(member.wallet)} />
      <TopUpBranches branches={branches} />
      <a href={ROUTES.tnc.path} className={styles.terms}>
        {t('info:tnc')}
      </a>
    </Screen>
  );
}
