import type { Hours, HoursChangedData } from '@claypot/sdk/counter';
import { Button, Callout, Stack, useAnnouncement, warningIcon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useHoursTexts } from '../shared/use-hours-texts.ts';

interface TheirValuesProps {
  readonly changed: HoursChangedData;
  readonly theirs: Hours;
  /** Null if what was typed cannot be replaced here. */
  readonly onTake: (() => void) | null;
}

/** Values that another person has saved while this person was typing. */
export function TheirValues({ changed, theirs, onTake }: TheirValuesProps) {
  const { t } = useTranslation('counterHours');
  const texts = useHoursTexts();
  const { part, value } = describe();
  useAnnouncement(t('theirsTitle'));
  return (
    <Callout
      tone="notice"
      icon={warningIcon}
      title={t('theirsTitle')}
      action={
        onTake !== null && (
          <Button variant="secondary" size="sm" onClick={onTake}>
            {t('takeTheirs')}
          </Button>
        )
      }
    >
      <Stack gap={2}>
        <p>{t('theirsValue', { part, value })}</p>
        <p>{t('theirsText')}</p>
      </Stack>
    </Callout>
  );

  function describe(): { part: string; value: string } {
    switch (changed.part) {
      case 'week':
        return { part: t('week'), value: texts.week(theirs.week.periods).join(', ') };
      case 'delivery':
        return { part: t('delivery'), value: texts.delivery(theirs.delivery.settings) };
      case 'notice':
        return { part: t('notice'), value: t('noticeText', { count: theirs.notice.minutes }) };
      case 'day': {
        const day = theirs.days.find(({ date }) => date === changed.date);
        const part = changed.date === null ? t('days') : texts.date(changed.date);
        return { part, value: day === undefined ? t('removed') : texts.periods(day.periods) };
      }
    }
  }
}
