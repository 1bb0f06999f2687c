import type { FamilyDayView } from '@claypot/domain/company';
import { ROUTES } from '@claypot/domain/routes';
import { Callout, LinkButton, percentIcon } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';

interface FamilyDayTodayProps {
  readonly day: FamilyDayView;
  /** Members get a link to their payment code, guests to the programme. */
  readonly isMember: boolean;
}

export function FamilyDayToday({ day, isMember }: FamilyDayTodayProps) {
  const { t } = useTranslation(['home', 'code']);
  return (
    <Callout
      tone="notice"
      icon={percentIcon}
      title={t('familyDay', { name: day.name, percent: day.percent })}
      action={
        <LinkButton
          size="sm"
          variant="secondary"
          href={isMember ? ROUTES.qrCode.path : ROUTES.family.path}
        >
          {t(isMember ? 'code:title' : 'familyDayMore')}
        </LinkButton>
      }
    >
      {day.terms}
    </Callout>
  );
}
