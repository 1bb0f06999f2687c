import type { PlaceSearchView } from '@claypot/domain/places';
import {
  Button,
  Callout,
  Icon,
  locateIcon,
  pinIcon,
  Screen,
  SearchField,
  Spinner,
  TopBar,
} from '@claypot/ui';
import type { Back } from '../../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import finder from '../../branches/BranchesView.module.css';
import { FoundPlaces } from './FoundPlaces.tsx';
import { PlacesCredit } from './PlacesCredit.tsx';

interface NewAddressViewProps {
  readonly back: Back;
  /** True if the order cannot continue without an address. */
  readonly needed: boolean;
  readonly search: PlaceSearchView;
  /** Returns the path of the form for a new address at a place. */
  readonly hrefTo: (placeId: string) => string;
  readonly onType: (text: string) => void;
  readonly onLocate: () => void;
  readonly onRetry: () => void;
}

export function NewAddressView(props: NewAddressViewProps) {
  const { back, hrefTo, needed, search, onType, onLocate, onRetry } = props;
  const { t } = useTranslation(['addresses', 'common', 'branches']);
  const locating = search.status === 'locating';
  return (
    <Screen top={<TopBar title={t('newTitle')} back={back} />}>
      <div className={finder.finder}>
        <SearchField
          label={t('search')}
          clearLabel={t('common:clearSearch')}
          value={search.text}
          onChange={onType}
        />
        <Button variant="secondary" wide aria-busy={locating || undefined} onClick={onLocate}>
          {locating ? <Spinner /> : <Icon drawing={locateIcon} size={20} />}
          <span>{locating ? t('branches:locating') : t('locate')}</span>
        </Button>
      </div>
      {needed && (
        <Callout tone="notice" icon={pinIcon}>
          {t('needed')}
        </Callout>
      )}
      <FoundPlaces search={search} hrefTo={hrefTo} onRetry={onRetry} />
      <PlacesCredit byGoogle={search.places.some(({ source }) => source === 'google')} />
    </Screen>
  );
}
