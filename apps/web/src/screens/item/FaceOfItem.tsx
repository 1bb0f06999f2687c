import { ActionBar, Picture, Screen, Skeleton, TopBar } from '@claypot/ui';
import { useBack } from '../../app/useBack.ts';
import { about } from '../../face/places.ts';
import styles from './ItemSummary.module.css';
import shown from './ShownItem.module.css';

interface FaceOfItemProps {
  readonly title: string;
  /** The request that tells of it. */
  readonly of: string;
  // The places of its texts in the answer.
  readonly name: string;
  readonly image: string;
  readonly description?: string;
}

/** An item by its picture, name and words, before it is known what it costs and what is asked. */
export function FaceOfItem({ description, image, name, of, title }: FaceOfItemProps) {
  return (
    <Screen
      top={<TopBar title={title} back={useBack()} look="over" />}
      bottom={
        <ActionBar>
          <Skeleton shape="button" />
        </ActionBar>
      }
      padding="none"
      ground="surface"
    >
      <article className={shown.item} {...about({ of })}>
        <Picture src={image} alt={name} priority />
        <div className={styles.summary}>
          <h2 className={styles.name}>{name}</h2>
          <Skeleton />
          {description !== undefined && <p className={styles.description}>{description}</p>}
        </div>
      </article>
    </Screen>
  );
}
