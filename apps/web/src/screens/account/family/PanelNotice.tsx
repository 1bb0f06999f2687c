import type { Member } from '@claypot/domain/account';
import { type TierPanel, topUpPath } from '@claypot/domain/loyalty';
import { LEAST_WALLET } from '@claypot/domain/pricing';
import { Callout, clockIcon, LinkButton, lockIcon } from '@claypot/ui';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';

interface PanelNoticeProps {
  readonly member: Pick<Member, 'is_tier_remind' | 'leveling'>;
  readonly panel: TierPanel;
}

/** Notice about an expired, frozen or soon expiring tier, with the top-up that helps. */
export function PanelNotice({ member, panel }: PanelNoticeProps) {
  const { t } = useTranslation(['family', 'me']);
  const format = useFormat();
  const { current, expiry, hasEnded, isFrozen } = panel;
  const amount = current?.top_up_amount ?? null;
  if (hasEnded) {
    return (
      <Callout tone="notice" icon={clockIcon} title={t('endedTitle')}>
        {t('endedText', { tier: current?.level_name ?? member.leveling.level_name })}
      </Callout>
    );
  }
  if (isFrozen) {
    return (
      <Callout
        tone="notice"
        icon={lockIcon}
        title={t('frozenTitle')}
        action={
          <LinkButton href={topUpPath()} variant="secondary">
            {t('me:topUp')}
          </LinkButton>
        }
      >
        {t('frozenText', { amount: format.money(LEAST_WALLET) })}
      </Callout>
    );
  }
  if (member.is_tier_remind === 0 || expiry === null || current === null || amount === null) {
    return null;
  }
  const date = format.fullDay(expiry.date);
  return (
    <Callout
      tone="notice"
      icon={clockIcon}
      title={t('endsTitle', { tier: current.level_name, date })}
      action={
        <LinkButton href={topUpPath(amount)} variant="secondary">
          {t('topUpAmount', { amount: format.money(amount) })}
        </LinkButton>
      }
    >
      {t('endsText', { amount: format.money(amount) })}
    </Callout>
  );
}
