import { isUnsentLine, lineContents, lineItem, type ShownLine } from '@claypot/domain/ordering';
import { editLinePath } from '@claypot/domain/routes';
import {
  Button,
  cx,
  editIcon,
  Icon,
  LinkButton,
  Picture,
  Price,
  Stepper,
  trashIcon,
  warningIcon,
} from '@claypot/ui';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { PartList } from '../../../shared/dish/PartList.tsx';
import { inARow } from '../../../shared/layout/in-a-row.ts';
import styles from './OrderLine.module.css';

interface OrderLineProps {
  readonly line: ShownLine;
  readonly onChangeQty: (id: string, qty: number) => void;
  readonly onRemove: (id: string) => void;
}

/** Maximum quantity of a line, as in the API contract. */
const MOST = 99;

/**
 * One line of the cart. An unavailable line shows the reason, and its quantity cannot be changed.
 */
export function OrderLine({ line, onChangeQty, onRemove }: OrderLineProps) {
  const { t } = useTranslation(['checkout', 'common']);
  const format = useFormat();
  const { id, qty, unavailable_reason: reason } = line;
  const { name, image } = lineItem(line);
  const gone = reason !== null;
  return (
    <li className={cx(styles.line, gone && styles.gone)}>
      <div className={styles.picture}>
        <Picture src={image} alt="" ratio="1/1" rounded muted={gone} />
      </div>
      <div className={styles.words}>
        <div className={styles.head}>
          <h3 className={styles.name}>{name}</h3>
          <span className={cx(styles.amount, line.pending && styles.pending)}>
            <Price amount={format.amount(line.line_total)} />
          </span>
        </div>
        <LineChoices line={line} />
        {gone && (
          <p className={styles.reason}>
            <Icon drawing={warningIcon} size={16} />
            <span>{t(reason)}</span>
          </p>
        )}
        {!gone && qty > 1 && (
          <p className={styles.each}>{t('each', { price: format.money(line.price) })}</p>
        )}
        <div className={styles.controls}>
          <div className={styles.actions}>
            {canBeEdited(line) && (
              <LinkButton
                href={editLinePath(line)}
                variant={gone ? 'secondary' : 'quiet'}
                size="sm"
                aria-label={t('editItem', { name })}
              >
                <Icon drawing={editIcon} size={16} />
                <span>{t('edit')}</span>
              </LinkButton>
            )}
            <Button
              variant={gone ? 'secondary' : 'quiet'}
              size="sm"
              aria-label={t('removeItem', { name })}
              onClick={() => onRemove(id)}
            >
              <Icon drawing={trashIcon} size={16} />
              <span>{t('common:remove')}</span>
            </Button>
          </div>
          {!gone && (
            <Stepper
              label={t('quantityOf', { name })}
              decreaseLabel={t('common:decrease')}
              increaseLabel={t('common:increase')}
              value={qty}
              max={MOST}
              onChange={(next) => onChangeQty(id, next)}
            />
          )}
        </div>
      </div>
    </li>
  );
}

/**
 * Returns true if the line has options to change, its dish is still on the menu, and the server has
 * confirmed the line.
 */
function canBeEdited({ has_options, id, unavailable_reason }: ShownLine): boolean {
  return has_options && unavailable_reason !== 'NOT_FOUND' && !isUnsentLine(id);
}

/** Chosen options: of a dish in one row, of a package dish by dish. */
function LineChoices({ line }: Pick<OrderLineProps, 'line'>) {
  const { package: chosen, hot_deal: deal, variation_list: choices } = line;
  if (chosen !== null) {
    return (
      <>
        {deal !== null && <p className={styles.options}>{chosen.package_name}</p>}
        <PartList parts={lineContents(line)} />
      </>
    );
  }
  if (choices.length === 0) return null;
  return (
    <p className={styles.options}>{inARow(choices.map(({ variation_name }) => variation_name))}</p>
  );
}
