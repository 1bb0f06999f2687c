import type { TakenOff } from '@claypot/domain';
import { Callout, useAnnouncement, warningIcon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useReasonText } from './useReasonText.ts';

/** What was taken off the order without being asked, and why; it is read aloud. */
export function TakenOffNotices({ takenOff }: { readonly takenOff: readonly TakenOff[] }) {
  const words = useTakenOffWords();
  const notices = takenOff.map((what) => ({ kind: what.kind, ...words(what) }));
  useAnnouncement(notices.map(({ text, title }) => `${title}. ${text}`).join(' ') || null);
  return notices.map(({ kind, text, title }) => (
    <Callout key={kind} tone="notice" icon={warningIcon} title={title}>
      {text}
    </Callout>
  ));
}

function useTakenOffWords() {
  const { t } = useTranslation('discounts');
  const reasonText = useReasonText();
  return (what: TakenOff) => {
    if (what.kind === 'points')
      return { title: t('pointsTakenOff'), text: t('pointsTakenOffText') };
    const { missing, name, reason } = what;
    return {
      title: t('voucherTakenOff', { name }),
      text: reason === null ? t('gone') : reasonText(reason, missing),
    };
  };
}
