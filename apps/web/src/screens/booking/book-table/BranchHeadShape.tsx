import { Picture } from '@claypot/ui';
import type { ReactNode } from 'react';
import styles from './BranchHead.module.css';

interface BranchHeadShapeProps {
  readonly image: string | null;
  readonly name: string;
  readonly address: string;
  readonly hours: ReactNode;
}

/** Layout of a branch summary, shared by the form and the server-rendered page. */
export function BranchHeadShape({ address, hours, image, name }: BranchHeadShapeProps) {
  return (
    <div className={styles.head}>
      <div className={styles.photo}>
        <Picture src={image} alt="" ratio="1/1" rounded />
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.text}>{address}</p>
        <div className={styles.text}>{hours}</div>
      </div>
    </div>
  );
}
