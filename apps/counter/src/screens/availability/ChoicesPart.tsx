import type { ChoiceView } from '@claypot/counter/availability';
import { Button } from '@claypot/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './AvailabilitySheet.module.css';
import type { AvailabilitySheetProps } from './AvailabilitySheet.tsx';
import { useStateText } from './use-state-text.ts';

type ChoicesPartProps = Pick<AvailabilitySheetProps, 'row' | 'onPress'>;

/** The choices of one item, each with its own mark. */
export function ChoicesPart({ row, onPress }: ChoicesPartProps) {
  const { t } = useTranslation('counterAvailability');
  const titleId = useId();
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {t('choicesTitle')}
      </h3>
      <p className={styles.hint}>{t('choicesText')}</p>
      {row.groups.map((group) => (
        <section key={group.id} aria-label={group.name}>
          <h4 className={styles.group}>{group.name}</h4>
          <ul className={styles.choices}>
            {group.choices.map((choice) => (
              <ChoiceRow key={choice.item.id} choice={choice} of={row.name} onPress={onPress} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

interface ChoiceRowProps extends Pick<AvailabilitySheetProps, 'onPress'> {
  readonly choice: ChoiceView;
  /** Name of the item. */
  readonly of: string;
}

function ChoiceRow({ choice, of, onPress }: ChoiceRowProps) {
  const { t } = useTranslation('counterAvailability');
  const stateText = useStateText();
  const { because, isDish, isPending, item, name } = choice;
  const isMarked = because === 'mark';
  const state = stateText(choice);
  const fullName = `${of}: ${name}`;
  return (
    <li className={styles.choice} data-sold-out={because !== null || undefined}>
      <span className={styles.words}>
        <span translate="no">{name}</span>
        <span className={styles.hint}>{isDish ? t('dishChoice', { state }) : state}</span>
      </span>
      <Button
        variant={isMarked ? 'primary' : 'secondary'}
        pending={isPending}
        aria-label={t(isMarked ? 'availableOf' : 'soldOutOf', { name: fullName })}
        onClick={() =>
          onPress({
            kind: 'mark',
            name: fullName,
            items: [item],
            mark: isMarked ? 'available' : 'tomorrow',
            until: null,
          })
        }
      >
        {isMarked ? t('available') : t('soldOut')}
      </Button>
    </li>
  );
}
