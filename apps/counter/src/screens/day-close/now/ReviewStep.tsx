import type {
  CountedDrawerView,
  DayCloseEvent,
  DayCloseView as View,
} from '@claypot/counter/day-close';
import { formatMoneyString } from '@claypot/sdk';
import type { DayState, OpenDay } from '@claypot/sdk/counter';
import { Breakdown, Button, Callout, Card, Stack, TextField } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import { Rejection } from '../../shared/forms/Rejection.tsx';
import { Difference } from '../shared/Difference.tsx';
import { dayOf } from '../shared/day-of.ts';
import styles from './Steps.module.css';
import { useStepHeading } from './use-step-heading.ts';

interface ReviewStepProps {
  readonly view: View;
  readonly state: DayState;
  readonly next: OpenDay;
  readonly onEvent: (event: DayCloseEvent) => void;
}

/** Compares counted and expected cash, and closes the day. */
export function ReviewStep({ view, state, next, onEvent }: ReviewStepProps) {
  const { t } = useTranslation('counterClose');
  const format = useFormat();
  const { closing, drawers, wasTried } = view;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onEvent({ type: 'CLOSE' });
      }}
    >
      <Stack gap={6}>
        <h2 ref={useStepHeading()} tabIndex={-1} className={styles.day}>
          {t('reviewTitle', { day: format.fullDay(dayOf(next.business_day)) })}
        </h2>
        {state.is_open && !next.is_over && <Callout tone="notice">{t('stillOpen')}</Callout>}
        {drawers.map((drawer) => (
          <Card key={drawer.id}>
            <Drawer drawer={drawer} wasTried={wasTried} onEvent={onEvent} />
          </Card>
        ))}
        <Breakdown
          lines={[
            { label: t('sales'), amount: format.money(next.figures.sales.total) },
            { label: t('refunds'), amount: format.money(next.figures.refunds.amount) },
          ]}
          total={{ label: t('net'), amount: format.money(next.figures.net) }}
        />
        <Rejection code={closing.status === 'rejected' ? closing.error : null} />
        <p className={styles.soft}>{t('closeFinal')}</p>
        <div className={styles.buttons}>
          <Button variant="secondary" size="lg" onClick={() => onEvent({ type: 'BACK' })}>
            {t('back')}
          </Button>
          <Button type="submit" size="lg" pending={closing.status === 'running'}>
            {t('closeDay')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

interface DrawerProps extends Pick<ReviewStepProps, 'onEvent'> {
  readonly drawer: CountedDrawerView;
  readonly wasTried: boolean;
}

function Drawer({ drawer, wasTried, onEvent }: DrawerProps) {
  const { t } = useTranslation('counterClose');
  const format = useFormat();
  const { counted, difference, expected, id, isLeftTooMuch, isNoteMissing, left } = drawer;
  const enter = (change: { left?: string; note?: string }) =>
    onEvent({ type: 'ENTER', drawer_id: id, change });
  return (
    <div className={styles.drawer}>
      <div className={styles.head}>
        <h3 className={styles.title}>{drawer.name ?? t('drawer')}</h3>
        <Difference amount={difference} />
      </div>
      <Breakdown
        lines={[
          { label: t('expected'), amount: format.money(expected) },
          { label: t('counted'), amount: counted === null ? '–' : format.money(counted) },
        ]}
        total={{
          label: t('difference'),
          amount: difference === null ? '–' : format.money(difference),
        }}
      />
      {difference !== 0 && (
        <TextField
          label={t('noteOfDifference')}
          hint={t('noteHint')}
          value={drawer.note}
          maxLength={500}
          error={wasTried && isNoteMissing ? t('noteMissing') : undefined}
          required
          onChange={(note) => enter({ note })}
        />
      )}
      <TextField
        label={t('left')}
        hint={t('leftHint')}
        unit="RM"
        inputMode="decimal"
        autoComplete="off"
        value={drawer.leftText ?? (counted === null ? '' : formatMoneyString(counted))}
        error={isLeftTooMuch ? t('leftTooMuch') : left === null ? t('amountInvalid') : undefined}
        required
        onChange={(text) => enter({ left: text })}
      />
    </div>
  );
}
