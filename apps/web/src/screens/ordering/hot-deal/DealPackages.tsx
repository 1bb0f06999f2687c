import type { DealPackage, ItemGroup, OfferedPrice } from '@claypot/domain/ordering';
import { sellingPrice } from '@claypot/domain/pricing';
import { IconButton, infoIcon, OptionGroup, Picture } from '@claypot/ui';
import { useState } from 'react';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { NoWrap } from '../../shared/layout/NoWrap.tsx';
import type { ItemActions } from '../item/item-props.ts';
import { useGroupWords } from '../item/options/use-group-words.ts';
import styles from './DealPackages.module.css';
import { PackageSheet } from './PackageSheet.tsx';

interface DealPackagesProps extends Pick<ItemActions, 'onChoose'> {
  readonly group: ItemGroup;
  readonly packages: readonly DealPackage[];
  /** True if nothing can be changed. */
  readonly locked: boolean;
}

/** Choice of one of the deal's packages; the contents of each can be viewed first. */
export function DealPackages({ group, packages, locked, onChoose }: DealPackagesProps) {
  const { t } = useTranslation(['item', 'menu', 'common']);
  const format = useFormat();
  const words = useGroupWords();
  const [openedPackage, setOpenedPackage] = useState<DealPackage | null>(null);
  const { option, chosen } = group;
  const priceText = (price: OfferedPrice) => {
    const amount = format.money(sellingPrice(price));
    return price.from ? `${t('menu:from')} ${amount}` : <NoWrap>{amount}</NoWrap>;
  };
  return (
    <div data-group={option.id} className={styles.packages}>
      <OptionGroup
        kind="radio"
        label={t('dealPackages')}
        {...words(group)}
        choices={packages.map((offered) => {
          const { offered: price, package: included, soldOut } = offered;
          const { id, package_name, package_image } = included;
          return {
            id,
            label: package_name,
            detail: soldOut ? t('common:soldOut') : priceText(price),
            picture: (
              <Picture
                src={package_image[0]?.image ?? null}
                alt=""
                ratio="1/1"
                rounded
                muted={soldOut}
              />
            ),
            aside: (
              <IconButton
                icon={infoIcon}
                label={t('aboutPackage', { package: package_name })}
                onClick={() => setOpenedPackage(offered)}
              />
            ),
            disabled: locked || soldOut,
          };
        })}
        selected={chosen}
        onSelect={(packageId) => onChoose(option.id, packageId)}
      />
      <PackageSheet dealPackage={openedPackage} onClose={() => setOpenedPackage(null)} />
    </div>
  );
}
