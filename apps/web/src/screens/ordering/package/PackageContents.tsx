import { choiceRule } from '@claypot/domain/ordering';
import type { Package, PackageDish } from '@claypot/sdk';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { useRuleText } from '../item/options/use-rule-text.ts';
import styles from './PackageContents.module.css';

interface PackageContentsProps {
  readonly options: Package['package_dish_option'];
  readonly sideDishes: readonly PackageDish[];
}

/** Read-only contents of a package: its choices and its side dishes. */
export function PackageContents({ options, sideDishes }: PackageContentsProps) {
  const { t } = useTranslation('item');
  const ruleText = useRuleText();
  return (
    <div className={styles.contents}>
      {options.map((option) => (
        <section key={option.id}>
          <h3 className={styles.title}>{option.option_name}</h3>
          <p className={styles.rule}>{ruleText(ruleOf(option))}</p>
          <ul>
            {option.package_dish_option_dish.map(({ id, qty, name, stock_status }) => (
              <Line key={id} qty={qty} name={name} soldOut={stock_status === 'Sold Out'} />
            ))}
          </ul>
        </section>
      ))}
      {sideDishes.length > 0 && (
        <section>
          <h3 className={styles.title}>{t('comesWith')}</h3>
          <ul>
            {sideDishes.map(({ id, qty, dish }) => (
              <Line
                key={id}
                qty={qty}
                name={dish.name}
                soldOut={dish.stock_status === 'Sold Out'}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface LineProps {
  readonly qty: number;
  readonly name: string;
  readonly soldOut: boolean;
}

function Line({ qty, name, soldOut }: LineProps) {
  const { t } = useTranslation('common');
  return (
    <li className={styles.line}>
      <span className={styles.qty}>{`${qty} ×`}</span>
      <span className={styles.name}>{name}</span>
      {soldOut && <span className={styles.soldOut}>{t('soldOut')}</span>}
    </li>
  );
}

function ruleOf(option: Package['package_dish_option'][number]) {
  const { is_required, min_qty, max_qty, package_dish_option_dish } = option;
  return choiceRule({
    option_type: 'checkbox',
    is_required,
    min_qty,
    max_qty,
    dish_option_variation: package_dish_option_dish,
    repeats: max_qty > 1,
  });
}
