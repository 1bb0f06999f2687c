import { selectMember } from '@claypot/domain/account';
import { formatPhone } from '@claypot/i18n';
import type { Kiosk } from '../kiosk.ts';

/** Whose turn it is and what they hold, to members who have shown who they are; nothing to others. */
export function memberLines({ app, words }: Kiosk): readonly string[] {
  const member = selectMember(app.session.getSnapshot());
  if (member === null) return [];
  const { format, t } = words;
  const { full_name, leveling, phone_no, point, wallet } = member;
  return [
    t('kiosk:hello', { name: full_name ?? formatPhone(phone_no) }),
    t('kiosk:holds', {
      tier: leveling.level_name,
      points: format.count(point),
      balance: format.money(wallet),
    }),
  ];
}
