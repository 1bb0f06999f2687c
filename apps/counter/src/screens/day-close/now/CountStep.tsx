import type {
  CountedDrawerView,
  DayCloseEvent,
  DayCloseView as View,
} from '@claypot/counter/day-close';
import type { OpenDay } from '@claypot/sdk/counter';
import { Button, Card, RadioBar, Stack, TextField } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import { Rejection } from '../../shared/forms/Rejection.tsx';
import { dayOf } from '../shared/day-of.ts';
import { NoteCounts } from './NoteCounts.tsx';
import styles from './Steps.module.css';
import { useStepHeading } from './use-step-heading.ts';

interface StepProps {
  readonly view: View;
  readonly next: OpenDay;
  readonly onEvent: (event: DayCloseEvent) => void;
}

/** The person counts the cash and does not see how much is expected. */
export function CountStep({ view, next, onEvent }: StepProps) {
  const { t } = useTranslation('counterClose');
  const format = useFormat();
  const { closing, drawers, wasTried } = view;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onEvent({ type: 'REVIEW' });
      }}
    >
      <Stack gap={6}>
        <div className={styles.words}>
          <h2 ref={useStepHeading()} tabIndex={-1} className={styles.day}>
            {t('countTitle', { day: format.fullDay(dayOf(next.business_day)) })}
          </h2>
          <p className={styles.soft}>{t('countIntro')}</p>
        </div>
        <Rejection code={closing.status === 'rejected' ? closing.error : null} />
        {drawers.map((drawer) => (
          <Card key={drawer.id}>
            <Drawer drawer={drawer} wasTried={wasTried} onEvent={onEvent} />
          </Card>
        ))}
        <div className={styles.buttons}>
          <Button variant="secondary" size="lg" onClick={() => onEvent({ type: 'BACK' })}>
            {t('back')}
          </Button>
          <Button type="submit" size="lg">
            {t('review')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

interface DrawerProps extends Pick<StepProps, 'onEvent'> {
  readonly drawer: CountedDrawerView;
  readonly wasTried: boolean;
}

function Drawer({ drawer, wasTried, onEvent }: DrawerProps) {
  const { t } = useTranslation('counterClose');
  const format = useFormat();
  const { amount, counted, id, mode, name } = drawer;
  const enter = (change: { mode?: 'notes' | 'amount'; amount?: string }) =>
    onEvent({ type: 'ENTER', drawer_id: id, change });
  const isInvalid = counted === null && (wasTried || amount !== '');
  return (
    <div className={styles.drawer}>
      <h3 className={styles.title}>{name ?? t('drawer')}</h3>
      <RadioBar
        label={t('howToCount')}
        value={mode}
        choices={[
          { value: 'notes', label: t('byNotes') },
          { value: 'amount', label: t('byAmount') },
        ]}
        onChange={(chosen) => enter({ mode: chosen })}
      />
      {mode === 'notes' ? (
        <NoteCounts
          denominations={drawer.denominations}
          onCount={(value, text) => onEvent({ type: 'ENTER_COUNT', drawer_id: id, value, text })}
        />
      ) : (
        <TextField
          label={t('countedAmount')}
          unit="RM"
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          error={isInvalid ? t('amountInvalid') : undefined}
          required
          onChange={(text) => enter({ amount: text })}
        />
      )}
      <p className={styles.sum}>
        <span>{t('counted')}</span>
        <span translate="no">{counted === null ? '–' : format.money(counted)}</span>
      </p>
    </div>
  );
}
