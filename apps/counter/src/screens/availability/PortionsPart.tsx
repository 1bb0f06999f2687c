import { Button, TextField } from '@claypot/ui';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './AvailabilitySheet.module.css';
import type { AvailabilitySheetProps } from './AvailabilitySheet.tsx';

type PortionsPartProps = Pick<AvailabilitySheetProps, 'row' | 'onPress'>;

/** Highest number of the contract. */
const MOST = 9_999;

/** Sets how many portions of a dish are left, or stops counting them. */
export function PortionsPart({ row, onPress }: PortionsPartProps) {
  const { t } = useTranslation('counterAvailability');
  const titleId = useId();
  const { isPending, items, left: seen, name } = row;
  // Null until the person types, so that the field follows the present number.
  const [typed, setTyped] = useState<string | null>(null);
  const [isInvalid, setInvalid] = useState(false);
  const text = typed ?? (seen === null ? '' : String(seen));
  const count = (left: number | null) =>
    onPress({ kind: 'count', name, dish_id: items[0]?.id ?? '', seen, left });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isValid = /^\d{1,4}$/.test(text) && Number(text) <= MOST;
    setInvalid(!isValid);
    if (isValid) count(Number(text));
  };
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {t('portionsTitle')}
      </h3>
      <p className={styles.hint}>{seen === null ? t('notCounted') : t('portionsText')}</p>
      <form className={styles.entry} noValidate onSubmit={submit}>
        <TextField
          label={t('portions')}
          name="portions"
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          error={isInvalid ? t('portionsInvalid') : undefined}
          value={text}
          onChange={setTyped}
        />
        <Button type="submit" variant="secondary" pending={isPending}>
          {t('setPortions')}
        </Button>
        {seen !== null && (
          <Button
            variant="quiet"
            pending={isPending}
            onClick={() => {
              setTyped(null);
              count(null);
            }}
          >
            {t('stopCounting')}
          </Button>
        )}
      </form>
    </section>
  );
}
