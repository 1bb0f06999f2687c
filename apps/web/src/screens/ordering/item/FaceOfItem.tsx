import type { DISH_REQUEST, HOT_DEAL_REQUEST, PACKAGE_REQUEST } from '@claypot/domain/ordering';
import { ActionBar, Picture, Screen, Skeleton, TopBar } from '@claypot/ui';
import { about, type PathIn } from '../../../face/places.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { ItemWords } from './head/ItemWords.tsx';
import shown from './ShownItem.module.css';

type Requests = [typeof DISH_REQUEST, typeof HOT_DEAL_REQUEST, typeof PACKAGE_REQUEST];

interface FaceOfItemProps {
  readonly title: string;
  /** Path of the request that returns the item. */
  readonly of: PathIn<Requests>;
  // Placeholders for the texts of the response.
  readonly name: string;
  readonly image: string;
  readonly description?: string;
}

/** Server-rendered page of an item: picture, name and description, without prices and options. */
export function FaceOfItem({ description = '', image, name, of, title }: FaceOfItemProps) {
  return (
    <Screen
      top={<TopBar title={title} back={useBack()} look="over" />}
      bottom={
        <ActionBar>
          <Skeleton shape="button" />
        </ActionBar>
      }
      padding="none"
      width="split"
      ground="surface"
    >
      <article className={shown.item} {...about<Requests>({ of })}>
        <Picture src={image} alt={name} priority />
        <ItemWords name={name} price={<Skeleton />} description={description} />
      </article>
    </Screen>
  );
}
