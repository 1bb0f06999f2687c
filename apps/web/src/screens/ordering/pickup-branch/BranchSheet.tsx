import { clockIcon, phoneIcon, pinIcon } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import styles from './BranchDetails.module.css';
import { Fact } from './Fact.tsx';

interface BranchSheetProps {
  readonly map: ReactNode;
  readonly name: string;
  /** Opening status and distance. */
  readonly status: ReactNode;
  /** Important notice, shown first. */
  readonly notice?: ReactNode;
  readonly hours: ReactNode;
  readonly address: string;
  readonly directions: ReactNode;
  readonly phone: ReactNode;
  readonly photo: ReactNode;
}

/** Layout of a branch below its map, shared by the screen and the server-rendered page. */
export function BranchSheet(props: BranchSheetProps) {
  const { map, name, status, notice, hours, address, directions, phone, photo } = props;
  const { t } = useTranslation('branches');
  return (
    <>
      {map}
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.status}>{status}</p>
        </div>
        {notice}
        <dl className={styles.facts}>
          <Fact icon={clockIcon} term={t('hours')}>
            {hours}
          </Fact>
          <Fact
            icon={pinIcon}
            term={t('address')}
            action={<span className={styles.ways}>{directions}</span>}
          >
            <span>{address}</span>
          </Fact>
          <Fact icon={phoneIcon} term={t('phone')}>
            {phone}
          </Fact>
        </dl>
        {photo}
      </div>
    </>
  );
}
