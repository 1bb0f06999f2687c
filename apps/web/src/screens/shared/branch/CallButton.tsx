import { formatPhone } from '@claypot/i18n';
import { Icon, LinkButton, phoneIcon } from '@claypot/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from '../../../hooks/text/use-translation.ts';

interface CallButtonProps
  extends Pick<ComponentProps<typeof LinkButton>, 'size' | 'variant' | 'wide'> {
  /** In E.164. */
  readonly number: string;
  /** Whose number it is, where nothing beside it says so. */
  readonly branchName?: string;
}

/** Calls a branch; the number stands on it for those who call with something else. */
export function CallButton({ number, branchName, ...look }: CallButtonProps) {
  const { t } = useTranslation('booking');
  const phone = formatPhone(number);
  return (
    <LinkButton
      {...look}
      href={`tel:${number}`}
      {...(branchName !== undefined && {
        'aria-label': t('callBranch', { branch: branchName, phone }),
      })}
    >
      <Icon drawing={phoneIcon} size={20} />
      <span translate="no">{phone}</span>
    </LinkButton>
  );
}
