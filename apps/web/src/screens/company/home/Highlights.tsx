import { picturePath } from '@claypot/domain/company';
import type { QueryView } from '@claypot/domain/machines';
import type { Highlight } from '@claypot/sdk';
import { Picture, Skeleton } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { Section } from '../../shared/layout/Section.tsx';
import styles from './Highlights.module.css';
import { SectionFailed } from './SectionFailed.tsx';

interface HighlightsProps {
  readonly highlights: QueryView<Highlight[]>;
  readonly onRetry: () => void;
}

/** Row of pictures with captions; renders nothing if there are none for this time of day. */
export function Highlights({ highlights, onRetry }: HighlightsProps) {
  const { t } = useTranslation('home');
  const { status, data } = highlights;
  if (status === 'empty') return null;
  return (
    <Section heading={t('highlights')}>
      {status === 'failed' && <SectionFailed text={t('highlightsFailed')} onRetry={onRetry} />}
      {status === 'loading' && (
        <div className={styles.outline}>
          <div>
            <Skeleton shape="picture" />
          </div>
          <div>
            <Skeleton shape="picture" />
          </div>
        </div>
      )}
      {data !== null && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
        <ul tabIndex={0} aria-label={t('highlights')} className={styles.row}>
          {data.map((highlight) => (
            <li key={highlight.id}>
              <Shown highlight={highlight} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Links the picture to its target, if it has one. */
function Shown({ highlight }: { readonly highlight: Highlight }) {
  const { highlight_image, image_alt, opens } = highlight;
  const href = picturePath(opens);
  const picture = <Picture src={highlight_image} alt="" ratio="4/3" rounded />;
  if (href === null) {
    return (
      <figure className={styles.highlight}>
        {picture}
        <figcaption className={styles.caption}>{image_alt}</figcaption>
      </figure>
    );
  }
  return (
    <a href={href} className={styles.highlight}>
      {picture}
      <span className={styles.caption}>{image_alt}</span>
    </a>
  );
}
