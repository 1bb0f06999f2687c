import type { QueryView } from '@claypot/domain/machines';
import { deliveryWord } from '@claypot/domain/places';
import type { DeliveryOptions } from '@claypot/sdk';
import { Callout, pinIcon, Skeleton, storeIcon, useAnnouncedChange } from '@claypot/ui';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { useDeliveryText } from '../../../shared/branch/use-delivery-text.ts';
import styles from './AddressDelivery.module.css';

interface AddressDeliveryProps {
  readonly delivery: QueryView<DeliveryOptions>;
  readonly now: Temporal.ZonedDateTime;
}

/**
 * The delivery branch for the address with fee and time, or a notice that there is none or that it
 * is unknown.
 */
export function AddressDelivery({ delivery, now }: AddressDeliveryProps) {
  const { t } = useTranslation('branches');
  const format = useFormat();
  const deliveryText = useDeliveryText(now);
  const word = delivery.data && deliveryWord(delivery.data, null);
  const isOutOfArea = word?.kind === 'nobody';
  const option = word && 'option' in word ? word.option : null;
  const words = option && deliveryText(option);
  useAnnouncedChange(isOutOfArea ? t('nobodyTitle') : words);
  if (delivery.status === 'loading') {
    return (
      <Callout icon={storeIcon} title={t('deliveryChecking')}>
        <div className={styles.waiting}>
          <Skeleton />
        </div>
      </Callout>
    );
  }
  if (isOutOfArea) {
    return (
      <Callout tone="notice" icon={pinIcon} title={t('nobodyTitle')}>
        {t('nobodyHere')}
      </Callout>
    );
  }
  if (option === null) return <Callout icon={storeIcon}>{t('deliveryUnknown')}</Callout>;
  return (
    <Callout
      tone="success"
      icon={storeIcon}
      title={t('deliveredBy', { branch: option.branch_name })}
    >
      {`${words} · ${t('away', { distance: format.distance(option.distance) })}`}
    </Callout>
  );
}
