import type { FieldMessage } from '@claypot/domain/machines';
import { REMARK_LENGTH } from '@claypot/domain/ordering';
import { TextArea } from '@claypot/ui';
import { useIsHydrating } from '../../../../hooks/loading/use-is-hydrating.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { TitledCard } from '../../../shared/layout/TitledCard.tsx';
import { RetryButton } from '../notices/RetryButton.tsx';

interface RemarkFieldProps {
  readonly value: string;
  /** Remark of the last order; empty for none. */
  readonly last: string;
  readonly error: FieldMessage | undefined;
  readonly onChange: (value: string) => void;
}

/**
 * Remark for the kitchen. Input beyond the limit is accepted, so that the customer can shorten a
 * pasted text.
 */
export function RemarkField({ last, error, onChange, ...entered }: RemarkFieldProps) {
  const { t } = useTranslation(['checkout', 'validation']);
  // The page has no remark: the draft and the last order are on the device.
  const isHydrating = useIsHydrating();
  const value = isHydrating ? '' : entered.value;
  const room = t('remarkCount', { used: value.length, most: REMARK_LENGTH });
  return (
    <TitledCard title={t('remark')}>
      <TextArea
        name="remark"
        label={t('remarkHint')}
        hint={room}
        error={error && `${t(`validation:${error}`)} (${room})`}
        value={value}
        onChange={onChange}
      />
      {!isHydrating && value === '' && last !== '' && (
        <RetryButton onPress={() => onChange(last)}>
          {t('sameRemark', { remark: last })}
        </RetryButton>
      )}
    </TitledCard>
  );
}
