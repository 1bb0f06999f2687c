import type { Member } from '@claypot/domain/account';
import { ROUTES } from '@claypot/domain/routes';
import { clockIcon, Slideshow, starIcon, ticketIcon } from '@claypot/ui';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { useSlideLabels } from '../../../shared/banners/use-slide-labels.ts';
import { Reminder } from './Reminder.tsx';

type RemindedMember = Pick<
  Member,
  'new_register' | 'is_tier_remind' | 'is_voucher_remind' | 'expired_at' | 'leveling'
>;

interface RemindersProps {
  readonly member: RemindedMember;
  /** URL of the top-up that renews the tier for another year. */
  readonly renewal: string;
}

/** Slideshow of the member's current reminders; renders nothing if there are none. */
export function Reminders({ member, renewal }: RemindersProps) {
  const { t } = useTranslation('me');
  const labels = useSlideLabels();
  const reminders = useReminders(member, renewal);
  if (reminders.length === 0) return null;
  const several = reminders.length > 1;
  return (
    <Slideshow
      label={t('forYou')}
      labels={labels}
      interval={8000}
      rounded
      slides={reminders.map((reminder) => ({
        id: reminder.title,
        content: <Reminder {...reminder} room={several} />,
      }))}
    />
  );
}

function useReminders(member: RemindedMember, renewal: string) {
  const { t } = useTranslation('me');
  const format = useFormat();
  const { new_register, is_tier_remind, is_voucher_remind, expired_at, leveling } = member;
  const date = expired_at === null ? '' : format.fullDate(Temporal.Instant.from(expired_at));
  return [
    new_register === 1 &&
      ({
        icon: starIcon,
        title: t('newHere'),
        text: t('newHereText'),
        href: ROUTES.firstTime.path,
      } as const),
    is_tier_remind === 1 &&
      ({
        icon: clockIcon,
        title: t('tierEnds', { tier: leveling.level_name, date }),
        text: t('tierEndsText'),
        href: renewal,
      } as const),
    is_voucher_remind === 1 &&
      ({
        icon: ticketIcon,
        title: t('voucherEnds'),
        text: t('voucherEndsText'),
        href: ROUTES.myVouchers.path,
      } as const),
  ].filter((reminder) => reminder !== false);
}
