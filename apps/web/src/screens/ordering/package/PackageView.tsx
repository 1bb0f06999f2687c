import type { PackageItemView } from '@claypot/domain/ordering';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { ItemPage } from '../item/ItemPage.tsx';
import type { ItemProps } from '../item/item-props.ts';
import { packageFace } from './package-face.ts';
import { SideDishes } from './SideDishes.tsx';

export function PackageView(props: ItemProps<PackageItemView>) {
  const { t } = useTranslation('item');
  const { offered, package: shown, sideDishes } = props.item;
  return (
    <ItemPage
      {...props}
      title={t('packageTitle')}
      face={shown && { ...packageFace(shown), priced: offered, from: offered?.from ?? false }}
    >
      {sideDishes.length > 0 && <SideDishes dishes={sideDishes} />}
    </ItemPage>
  );
}
