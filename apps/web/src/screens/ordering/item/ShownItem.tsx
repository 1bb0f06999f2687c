import { Screen } from '@claypot/ui';
import { useRef } from 'react';
import { AddBar } from './AddBar.tsx';
import { ItemHead } from './head/ItemHead.tsx';
import { ItemHero } from './head/ItemHero.tsx';
import { ItemSummary } from './head/ItemSummary.tsx';
import { ItemNotice } from './ItemNotice.tsx';
import type { ItemFace, ItemPageProps } from './item-props.ts';
import { ItemOptions } from './options/ItemOptions.tsx';
import { useMissingGroup } from './options/use-missing-group.ts';
import { OtherBranchPopup } from './other-branch/OtherBranchPopup.tsx';
import styles from './ShownItem.module.css';

interface ShownItemProps extends ItemPageProps {
  readonly face: ItemFace;
}

/**
 * An item of which data is available, possibly only from the menu: picture, description, options
 * and the add bar.
 */
export function ShownItem({ title, face, children, ...props }: ShownItemProps) {
  const { back, item, onChoose, onConfirm, onCount, onDismiss } = props;
  const hero = useRef<HTMLDivElement>(null);
  const article = useRef<HTMLElement>(null);
  useMissingGroup(article, item);
  return (
    <Screen
      top={<ItemHead title={title} back={back} name={face.name} hero={hero} />}
      bottom={
        <div className={styles.bar}>
          <AddBar {...props} name={face.name} />
        </div>
      }
      padding="none"
      sideways
      width="split"
      busy={item.status === 'loading'}
    >
      <article ref={article} className={styles.item}>
        <div ref={hero} className={styles.hero}>
          <ItemHero face={face} soldOut={item.status === 'soldOut'} />
        </div>
        <ItemSummary face={face} />
        <ItemNotice item={item} />
        {children}
        {item.status !== 'soldOut' && (
          <ItemOptions item={item} onChoose={onChoose} onCount={onCount} />
        )}
      </article>
      <OtherBranchPopup branch={item.otherBranch} onConfirm={onConfirm} onDismiss={onDismiss} />
    </Screen>
  );
}
