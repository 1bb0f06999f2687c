import { ActionBar, Icon, LinkButton, plusIcon, Screen, TopBar } from '@claypot/ui';
import type { ReactNode } from 'react';
import type { Back } from '../../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';

interface AddressBookFrameProps {
  readonly back: Back;
  /** True to choose an address, false to edit addresses. */
  readonly choosing: boolean;
  readonly newHref: string;
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** Page layout of the address book: its title, and a button to add an address. */
export function AddressBookFrame(props: AddressBookFrameProps) {
  const { back, busy = false, children, choosing, newHref } = props;
  const { t } = useTranslation('addresses');
  return (
    <Screen
      top={<TopBar title={choosing ? t('chooseTitle') : t('title')} back={back} />}
      bottom={
        <ActionBar>
          <LinkButton href={newHref} size="lg" wide>
            <Icon drawing={plusIcon} size={20} />
            <span>{t('addNew')}</span>
          </LinkButton>
        </ActionBar>
      }
      busy={busy}
    >
      {children}
    </Screen>
  );
}
