import type { CatalogueView } from '@claypot/domain/ordering';
import { useTranslation } from 'react-i18next';
import styles from './Categories.module.css';

interface CategoriesProps {
  readonly menu: Pick<CatalogueView, 'activeCategory' | 'packageSection' | 'sections'>;
  readonly onCategory: (id: string) => void;
}

/** Categories of the menu; one is shown at a time. */
export function Categories({ menu, onCategory }: CategoriesProps) {
  const { t } = useTranslation('counterSales');
  const { activeCategory, packageSection, sections } = menu;
  const categories = [
    ...(packageSection === null ? [] : [{ id: packageSection.id, name: t('packages') }]),
    ...sections.map(({ category: { id, name } }) => ({ id, name })),
  ];
  return (
    <nav aria-label={t('categories')}>
      <ul className={styles.list}>
        {categories.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === activeCategory}
              className={styles.category}
              onClick={() => onCategory(id)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
