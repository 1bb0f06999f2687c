import { pathTo } from '@claypot/domain/routes';
import { Button, LinkButton, Popup } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { CallButton } from '../../../shared/branch/CallButton.tsx';

interface SorryPopupProps {
  readonly open: boolean;
  readonly text: string;
  /** The branch's phone number, in E.164. */
  readonly contactNo: string;
  /** Alternatives, such as the nearest free times. */
  readonly children?: ReactNode;
  /** Label of the button that returns to the form. If omitted, the popup links to the branches. */
  readonly onward?: string;
  readonly onClose: () => void;
}

export function SorryPopup(props: SorryPopupProps) {
  const { open, text, contactNo, children, onward, onClose } = props;
  const { t } = useTranslation('booking');
  return (
    <Popup
      open={open}
      title={t('sorryTitle')}
      onClose={onClose}
      actions={
        onward === undefined ? (
          <SorryActions contactNo={contactNo} />
        ) : (
          <>
            <Button wide size="lg" onClick={onClose}>
              {onward}
            </Button>
            <CallButton wide variant="quiet" number={contactNo} />
          </>
        )
      }
    >
      <p>{text}</p>
      {children}
    </Popup>
  );
}

export function SorryActions({ contactNo }: { readonly contactNo: string }) {
  const { t } = useTranslation('booking');
  return (
    <>
      <CallButton wide size="lg" number={contactNo} />
      <LinkButton wide variant="quiet" href={pathTo('bookingBranch')}>
        {t('chooseBranch')}
      </LinkButton>
    </>
  );
}
