import type { PlaceSearchView } from '@claypot/domain/places';
import type { FoundPlace } from '@claypot/sdk';
import {
  Callout,
  Card,
  EmptyState,
  ListRow,
  locateIcon,
  pinIcon,
  Skeleton,
  useAnnouncement,
  VisuallyHidden,
} from '@claypot/ui';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { DoorArt } from '../../../shared/art/DoorArt.tsx';
import { LensArt } from '../../../shared/art/LensArt.tsx';
import { inARow } from '../../../shared/layout/in-a-row.ts';
import { LoadFailed } from '../../../shared/loading/LoadFailed.tsx';
import styles from './FoundPlaces.module.css';

interface FoundPlacesProps {
  readonly search: PlaceSearchView;
  /** Returns the path of the form for a new address at a place. */
  readonly hrefTo: (placeId: string) => string;
  readonly onRetry: () => void;
}

/**
 * Search results, or the empty, loading and error states. Previous results stay until new ones
 * arrive.
 */
export function FoundPlaces({ search, hrefTo, onRetry }: FoundPlacesProps) {
  const { t } = useTranslation(['addresses', 'common']);
  const { status, places, text } = search;
  const isSearchEmpty = text.trim() === '';
  const nothing = isSearchEmpty ? t('nothingNear') : t('nothingTitle', { text: text.trim() });
  const outcomes: Partial<Record<PlaceSearchView['status'], string>> = {
    found: t('found', { count: places.length }),
    nothing,
  };
  useAnnouncement(outcomes[status] ?? null);
  return (
    <>
      {search.locationProblem !== null && <NoLocation problem={search.locationProblem} />}
      {search.roughBy !== null && status === 'found' && <RoughLocation metres={search.roughBy} />}
      {status === 'blank' && (
        <EmptyState art={<DoorArt />} title={t('blankTitle')} text={t('blankText')} />
      )}
      {status === 'nothing' && (
        <EmptyState
          art={<LensArt />}
          title={nothing}
          text={isSearchEmpty ? t('nothingNearText') : t('nothingText')}
        />
      )}
      {status === 'failed' && <LoadFailed title={t('searchFailed')} onRetry={onRetry} />}
      {isLoading(status) && places.length === 0 && <ContentSkeleton />}
      {(status === 'found' || isLoading(status)) && places.length > 0 && (
        <Places places={places} hrefTo={hrefTo} />
      )}
    </>
  );
}

function isLoading(status: PlaceSearchView['status']): boolean {
  return status === 'typing' || status === 'searching' || status === 'locating';
}

type PlacesProps = Pick<PlaceSearchView, 'places'> & Pick<FoundPlacesProps, 'hrefTo'>;

function Places({ places, hrefTo }: PlacesProps) {
  return (
    <Card padding="none">
      <ul>
        {places.map((place) => (
          <li key={place.place_id}>
            <FoundRow place={place} href={hrefTo(place.place_id)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Text keys for the kind of a place; an address needs none. */
const KINDS = {
  street: 'kind_street',
  landmark: 'kind_landmark',
  station: 'kind_station',
  area: 'kind_area',
  town: 'kind_town',
  postcode: 'kind_postcode',
  state: 'kind_state',
} as const satisfies Partial<Record<FoundPlace['kind'], string>>;

/**
 * One found place with its kind, because a district and its station have the same name and address.
 * The customer's own position is labelled as such, with the nearest landmark.
 */
function FoundRow({ place, href }: { readonly place: FoundPlace; readonly href: string }) {
  const { t } = useTranslation('addresses');
  const format = useFormat();
  const { distance, full_address, kind, name, nearest } = place;
  const away = distance === null || distance === 0 ? undefined : format.distance(distance);
  if (kind === 'position') {
    return (
      <ListRow
        icon={locateIcon}
        title={t('here')}
        text={nearest === null ? full_address : t('hereNear', { name })}
        href={href}
      />
    );
  }
  const of = kind === 'address' ? [] : [t(KINDS[kind])];
  return (
    <ListRow
      icon={pinIcon}
      title={name}
      text={inARow([...of, full_address])}
      end={away}
      href={href}
    />
  );
}

function NoLocation({ problem }: { problem: NonNullable<PlaceSearchView['locationProblem']> }) {
  const { t } = useTranslation('addresses');
  return (
    <Callout tone="notice" icon={locateIcon}>
      {t(problem === 'denied' ? 'locationDenied' : 'locationUnavailable')}
    </Callout>
  );
}

/** Warns that the position is only approximate, so that the customer has to move the pin. */
function RoughLocation({ metres }: { readonly metres: number }) {
  const { t } = useTranslation('addresses');
  const format = useFormat();
  return (
    <Callout tone="notice" icon={locateIcon}>
      {t('locationRough', { distance: format.distance(metres / 1000) })}
    </Callout>
  );
}

function ContentSkeleton() {
  const { t } = useTranslation();
  return (
    <Card>
      <VisuallyHidden isLoading>{t('loading')}</VisuallyHidden>
      <div aria-hidden="true" className={styles.outline}>
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} count={2} />
        ))}
      </div>
    </Card>
  );
}
