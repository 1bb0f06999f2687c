import { Button, Icon, locateIcon, SearchField, Spinner } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import styles from './BranchesView.module.css';

interface BranchFinderProps {
  readonly search: string;
  /** True while the branches are loading, so that there is nothing to sort. */
  readonly disabled: boolean;
  readonly locating: boolean;
  readonly onSearch: (text: string) => void;
  readonly onLocate: () => void;
}

export function BranchFinder(props: BranchFinderProps) {
  const { disabled, locating, search, onLocate, onSearch } = props;
  const { t } = useTranslation(['branches', 'common']);
  return (
    <div className={styles.finder}>
      <SearchField
        label={t('search')}
        clearLabel={t('common:clearSearch')}
        value={search}
        onChange={onSearch}
      />
      <Button
        variant="secondary"
        wide
        disabled={disabled}
        aria-busy={locating || undefined}
        onClick={onLocate}
      >
        {locating ? <Spinner /> : <Icon drawing={locateIcon} size={20} />}
        <span>{locating ? t('locating') : t('locate')}</span>
      </Button>
    </div>
  );
}
