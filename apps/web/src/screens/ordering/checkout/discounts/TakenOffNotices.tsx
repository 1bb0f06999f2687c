import type { TakenOff } from '@claypot/domain/ordering';
import { LEAST_WALLET } from '@claypot/domain/pricing';
import { takenOffText } from '@claypot/i18n';
import { Callout, useAnnouncement, warningIcon } from '@claypot/ui';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';

/** Explains and announces discounts that were removed automatically. */
export function TakenOffNotices({ takenOff }: { readonly takenOff: readonly TakenOff[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const notices = takenOff.map((what) => ({
    kind: what.kind,
    words: takenOffText({ t, format, leastWallet: LEAST_WALLET }, what),
  }));
  useAnnouncement(
    notices.map(({ words: { text, title } }) => `${title}. ${text}`).join(' ') || null,
  );
  return notices.map(({ kind, words: { text, title } }) => (
    <Callout key={kind} tone="notice" icon={warningIcon} title={title}>
      {text}
    </Callout>
  ));
}
