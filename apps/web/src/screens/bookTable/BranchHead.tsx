import type { Branch } from '@claypot/sdk';
import { Picture } from '@claypot/ui';
import { useUsualHours } from '../parts/useUsualHours.ts';
import { WholeTimes } from '../parts/WholeTimes.tsx';
import styles from './BranchHead.module.css';

/** Which branch the table is at. */
export function BranchHead({ branch }: { readonly branch: Branch }) {
  const usualHours = useUsualHours();
  return (
    <div className={styles.head}>
      <div className={styles.photo}>
        <Picture src={branch.branch_image[0]?.image ?? null} alt="" ratio="1/1" rounded />
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>{branch.branch_name}</h2>
        <p className={styles.text}>{branch.address}</p>
        <p className={styles.text}>
          <WholeTimes>{usualHours(branch)}</WholeTimes>
        </p>
      </div>
    </div>
  );
}
