import type { HotDealItemView } from '@claypot/domain/ordering';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { ItemPage } from '../item/ItemPage.tsx';
import type { ItemFace, ItemProps } from '../item/item-props.ts';
import { packageFace } from '../package/package-face.ts';
import { DealPackages } from './DealPackages.tsx';

export function HotDealView(props: ItemProps<HotDealItemView>) {
  const { t } = useTranslation('item');
  const { packageGroup, packages, status } = props.item;
  return (
    <ItemPage {...props} title={t('dealTitle')} face={faceOf(props.item)}>
      {packageGroup !== null && status !== 'soldOut' && (
        <DealPackages
          group={packageGroup}
          packages={packages}
          locked={status === 'outcomeUnknown'}
          onChoose={props.onChoose}
        />
      )}
    </ItemPage>
  );
}

/** Without a chosen package, a deal has only a lowest price, or none. */
function faceOf({ before, deal, from, preview, price }: HotDealItemView): ItemFace | null {
  if (deal === null) {
    return preview && { ...packageFace(preview), from, priced: price === null ? null : preview };
  }
  return {
    name: deal.name,
    note: deal.offer_note,
    description: '',
    images: deal.hot_deal_image,
    priced:
      price === null
        ? null
        : { price: before ?? price, price_after_discount: before === null ? null : price },
    from,
  };
}
