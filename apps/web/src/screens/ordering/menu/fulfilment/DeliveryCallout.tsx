import type { DeliveryWord } from '@claypot/domain/places';
import { OTHER_ADDRESS_PATH } from '@claypot/domain/routes';
import type { DeliveryOption } from '@claypot/sdk';
import { Button, Callout, LinkButton, pinIcon, storeIcon } from '@claypot/ui';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { useDeliveryText } from '../../../shared/branch/use-delivery-text.ts';
import styles from './DeliveryCallout.module.css';

interface DeliveryCalloutProps {
  readonly word: DeliveryWord;
  readonly branchName: string;
  readonly now: Temporal.ZonedDateTime;
  readonly onSelect: (branch: DeliveryOption) => void;
  readonly onPickUp: () => void;
}

/**
 * Notice with alternatives if another branch or no branch delivers to the address; else renders
 * nothing.
 */
export function DeliveryCallout(props: DeliveryCalloutProps) {
  const { word, branchName, now, onSelect, onPickUp } = props;
  const { t } = useTranslation(['branches', 'menu']);
  const deliveryText = useDeliveryText(now);
  if (word.kind === 'nobody') {
    return (
      <Callout
        tone="notice"
        icon={pinIcon}
        title={t('nobodyTitle')}
        action={
          <p className={styles.ways}>
            <Button size="sm" onClick={onPickUp}>
              {t('menu:pickUpInstead')}
            </Button>
            <LinkButton size="sm" variant="secondary" href={OTHER_ADDRESS_PATH}>
              {t('menu:changeAddress')}
            </LinkButton>
          </p>
        }
      >
        {t('nobodyText')}
      </Callout>
    );
  }
  if (word.kind === 'otherBranch') {
    const { option } = word;
    const branch = option.branch_name;
    return (
      <Callout
        tone="notice"
        icon={storeIcon}
        title={t('otherBranchTitle', { branch: branchName })}
        action={
          <Button size="sm" onClick={() => onSelect(option)}>
            {t('otherBranchChoose', { branch })}
          </Button>
        }
      >
        {t('otherBranchText', { branch, words: deliveryText(option) })}
      </Callout>
    );
  }
  return null;
}
