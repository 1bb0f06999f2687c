import { Picture } from '@claypot/ui';
import styles from './OrderPhotos.module.css';
import type { OrderedThing } from './ordered-things.ts';

/** Maximum pictures in the row; the last one shows the number of others. */
const SHOWN = 4;

/** Pictures of an order's items; decorative, because the text beside them contains the names. */
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
