import type { MouseEvent } from 'react';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { Details } from '../../shared/layout/Details.tsx';
import styles from './Contents.module.css';
import type { Section } from './read-article.ts';

export function Contents({ sections }: { readonly sections: readonly Section[] }) {
  const { t } = useTranslation('info');
  return (
    <div className={styles.contents}>
      <Details summary={t('contents')}>
        <ul className={styles.list}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.link} onClick={goToSection}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </Details>
    </div>
  );
}

/**
 * Scrolls and moves the focus without adding entries to the history, so that Back leaves the page.
 */
function goToSection(event: MouseEvent<HTMLAnchorElement>): void {
  const heading = document.getElementById(event.currentTarget.hash.slice(1));
  if (heading === null) return;
  event.preventDefault();
  heading.scrollIntoView();
  heading.focus({ preventScroll: true });
}
