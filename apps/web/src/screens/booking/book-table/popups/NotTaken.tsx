import type { Branch } from '@claypot/sdk';
import { EmptyState } from '@claypot/ui';
import { useState } from 'react';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { SeatsArt } from '../../../shared/art/SeatsArt.tsx';
import { SorryActions, SorryPopup } from './SorryPopup.tsx';
import { useSorryText } from './use-sorry-text.ts';

interface NotTakenProps {
  readonly branch: Pick<Branch, 'branch_name' | 'contact_no'>;
}

/** Shows that the branch takes no bookings, in a popup and on the page behind it. */
export function NotTaken({ branch }: NotTakenProps) {
  const { t } = useTranslation('booking');
  const [isRead, setIsRead] = useState(false);
  const text = useSorryText(branch.branch_name).notTaken(branch.contact_no);
  return (
    <>
      <EmptyState
        art={<SeatsArt />}
        title={t('sorryTitle')}
        text={text}
        action={<SorryActions contactNo={branch.contact_no} />}
      />
      <SorryPopup
        open={!isRead}
        text={text}
        contactNo={branch.contact_no}
        onClose={() => setIsRead(true)}
      />
    </>
  );
}
