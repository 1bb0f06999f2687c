import { type GeoPoint, googleMapsLink, wazeLink, writtenPoint } from '@claypot/domain/places';
import { externalIcon, Icon, LinkButton } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import styles from './MapLinks.module.css';

export function MapLinks({ place }: { readonly place: GeoPoint }) {
  const { t } = useTranslation('map');
  const written = writtenPoint(place);
  return (
    <p className={styles.links}>
      {[
        { href: googleMapsLink(written), text: t('inGoogleMaps') },
        { href: wazeLink(written), text: t('inWaze') },
      ].map(({ href, text }) => (
        <LinkButton
          key={href}
          variant="secondary"
          size="sm"
          href={href}
          target="_blank"
          rel="noreferrer"
        >
          <span>{text}</span>
          <Icon drawing={externalIcon} size={16} />
        </LinkButton>
      ))}
    </p>
  );
}
