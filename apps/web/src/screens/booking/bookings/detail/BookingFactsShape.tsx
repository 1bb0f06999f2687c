import type { Branch } from '@claypot/sdk';
import {
  bellIcon,
  Card,
  clockIcon,
  guestsIcon,
  receiptIcon,
  Stack,
  storeIcon,
  userIcon,
} from '@claypot/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { DetailRow } from '../../../shared/layout/DetailRow.tsx';
import { NoWrap } from '../../../shared/layout/NoWrap.tsx';

interface BookingFactsShapeProps {
  readonly when: string;
  /** End time; undefined if the booking is over. */
  readonly until: string | undefined;
  readonly party: string;
  readonly branch: Pick<Branch, 'address' | 'branch_name'>;
  /** Links to directions, and to call the branch. */
  readonly ways: ReactNode;
  readonly name: string;
  readonly phone: string;
  readonly number: string;
  readonly made: string;
  /** Rows of the guest's requests, if any. */
  readonly requests: ReactNode;
  /** States if a reminder will be sent; null if the booking is over. */
  readonly reminder: ReactNode;
}

/** Layout of the booking details, shared by the screen and the server-rendered page. */
export function BookingFactsShape(props: BookingFactsShapeProps) {
  const { branch, made, name, number, party, phone, reminder, requests, until, ways, when } = props;
  const { t } = useTranslation('booking');
  return (
    <Card as="section">
      <Stack gap={4}>
        <DetailRow icon={clockIcon} label={t('when')} value={when} text={until} />
        <DetailRow icon={guestsIcon} label={t('guests')} value={party} />
        <DetailRow
          icon={storeIcon}
          label={t('where')}
          value={branch.branch_name}
          text={
            <>
              <span>{branch.address}</span>
              {ways}
            </>
          }
        />
        <DetailRow icon={userIcon} label={t('who')} value={name} text={<NoWrap>{phone}</NoWrap>} />
        <DetailRow
          icon={receiptIcon}
          label={t('number')}
          value={<NoWrap>{number}</NoWrap>}
          text={made}
        />
        {requests}
        {reminder !== null && (
          <DetailRow icon={bellIcon} label={t('reminderLabel')} value={reminder} />
        )}
      </Stack>
    </Card>
  );
}
