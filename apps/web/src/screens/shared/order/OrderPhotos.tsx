import { Picture } from '@claypot/ui';
import styles from './OrderPhotos.module.css';
import type { OrderedThing } from './ordered-things.ts';

/** Pictures in the row; what is more is counted on the last of them. */
const SHOWN = 4;

/** An order as one remembers it: by what was on the table. The words beside it say the same. */
export function OrderPhotos({ things }: { readonly things: readonly OrderedThing[] }) {
  const more = things.length - SHOWN;
  return (
    <div aria-hidden="true" className={styles.photos}>
      {things.slice(0, SHOWN).map(({ key, image }, index) => (
        <span key={key} className={styles.photo}>
          <Picture src={image} alt="" ratio="1/1" rounded />
          {more > 0 && index === SHOWN - 1 && <span className={styles.more}>{`+${more}`}</span>}
        </span>
      ))}
    </div>
  );
}
