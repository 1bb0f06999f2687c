import { Screen } from '@claypot/ui';
import { useRef } from 'react';
import { AddBar } from './AddBar.tsx';
import { DishHead } from './DishHead.tsx';
import { DishHero } from './DishHero.tsx';
import { DishNotice } from './DishNotice.tsx';
import { DishOptions } from './DishOptions.tsx';
import { DishSummaryText } from './DishSummaryText.tsx';
import type { DishViewProps } from './DishView.tsx';
import { OtherBranchPopup } from './OtherBranchPopup.tsx';
import styles from './ShownDish.module.css';

interface ShownDishProps extends DishViewProps {
  readonly dish: NonNullable<DishViewProps['item']['dish']>;
}

/** A dish that is known, be it only what the menu told of it. */
export function ShownDish({ dish, ...props }: ShownDishProps) {
  const { back, item, onChoose, onConfirm, onDismiss } = props;
  const hero = useRef<HTMLDivElement>(null);
  return (
    <Screen
      top={<DishHead back={back} name={dish.name} hero={hero} />}
      bottom={<AddBar {...props} name={dish.name} />}
      padding="none"
      busy={item.status === 'loading'}
    >
      <article className={styles.dish}>
        <div ref={hero}>
          <DishHero dish={dish} soldOut={item.status === 'soldOut'} />
        </div>
        <DishSummaryText dish={dish} />
        <DishNotice item={item} />
        {item.status !== 'soldOut' && <DishOptions item={item} onChoose={onChoose} />}
      </article>
      <OtherBranchPopup branch={item.otherBranch} onConfirm={onConfirm} onDismiss={onDismiss} />
    </Screen>
  );
}
