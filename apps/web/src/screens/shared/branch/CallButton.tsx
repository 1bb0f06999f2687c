import { formatPhone } from '@claypot/i18n';
import { Icon, LinkButton, phoneIcon } from '@claypot/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from '../../../hooks/text/use-translation.ts';

interface CallButtonProps
  extends Pick<ComponentProps<typeof LinkButton>, 'size' | 'variant' | 'wide'> {
  /** Phone number in E.164. */
  readonly number: string;
  /** Branch for the accessible name, if the context does not name it. */
  readonly branchName?: string;
}

/** Button that calls a branch. It shows the number for customers who call from another device. */
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
