import { counterErrorMessage } from '@claypot/i18n/counter';
import type { ErrorCode } from '@claypot/sdk/counter';
import { Callout, useAnnouncement, warningIcon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';

export interface RejectionProps {
  /** Null if nothing was rejected. */
  readonly code: ErrorCode | null;
}

/** Error of a whole form or action. It is announced. */
export function Rejection({ code }: RejectionProps) {
  const { i18n } = useTranslation();
  const text = code === null ? null : counterErrorMessage(i18n, code);
  useAnnouncement(text);
  if (text === null) return null;
  return (
    <Callout tone="danger" icon={warningIcon}>
      {text}
    </Callout>
  );
}
