import {
  MOST_MOVE,
  MOVE_KINDS,
  type MoveCashDraft,
  type MoveCashView,
} from '@claypot/counter/day-close';
import {
  BottomSheet,
  Button,
  Callout,
  checkIcon,
  Stack,
  TextField,
  useAnnouncement,
} from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import { Choices } from '../../orders/shared/money/Choices.tsx';
import { MoneyState } from '../../orders/shared/money/MoneyState.tsx';
import { useFirstInvalid } from '../../orders/shared/money/use-first-invalid.ts';

export interface MoveCashSheetProps {
  readonly move: MoveCashView;
  readonly onEdit: (change: Partial<MoveCashDraft>) => void;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

const KIND_TEXTS = { float: 'float', paid_in: 'paidIn', paid_out: 'paidOut' } as const;

const MISSING_TEXTS = {
  kind: 'moveKindMissing',
  drawer: 'moveDrawerMissing',
  amount: 'amountInvalid',
  amount_steps: 'moveAmountSteps',
  amount_most: 'moveAmountMost',
  text: 'moveReasonMissing',
} as const;

/** Form of an opening float, and of cash that is paid in or out. */
export function MoveCashSheet({ move, onEdit, onSubmit, onClose }: MoveCashSheetProps) {
  const { t } = useTranslation(['counterClose', 'counterRefunds']);
  const format = useFormat();
  const { form, submit } = useFirstInvalid(onSubmit);
  const { amount, kind, missing, status } = move;
  const isDone = status === 'done';
  const isPending = status === 'approving' || status === 'sending' || status === 'checking';
  const error =
    missing === null ? null : t(MISSING_TEXTS[missing], { most: format.money(MOST_MOVE) });
  const done =
    isDone && kind !== null && amount !== null
      ? t('moveDone', { kind: t(KIND_TEXTS[kind]), amount: format.money(amount) })
      : null;
  useAnnouncement(done ?? error);
  return (
    <BottomSheet
      open
      title={t('moveTitle')}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <Stack gap={3}>
          <MoneyState action={move} failedTitle={t('moveFailed')} />
          {!isDone && (
            <Button size="lg" wide pending={isPending} disabled={!move.isOnline} onClick={submit}>
              {amount === null ? t('moveAny') : t('moveConfirm', { amount: format.money(amount) })}
            </Button>
          )}
          <Button size="lg" wide variant="secondary" onClick={onClose}>
            {isDone ? t('finish') : t('cancel')}
          </Button>
        </Stack>
      }
    >
      {done === null ? (
        <div ref={form}>
          <Stack gap={4}>
            <MoveFields move={move} error={error} isPending={isPending} onEdit={onEdit} />
          </Stack>
        </div>
      ) : (
        <Callout tone="success" icon={checkIcon} title={done}>
          {t('moveDoneText')}
        </Callout>
      )}
    </BottomSheet>
  );
}

interface MoveFieldsProps extends Pick<MoveCashSheetProps, 'move' | 'onEdit'> {
  /** Text about the missing input; null without. */
  readonly error: string | null;
  readonly isPending: boolean;
}

function MoveFields({ move, error, isPending, onEdit }: MoveFieldsProps) {
  const { t } = useTranslation('counterClose');
  const { amountText, drawerId, drawers, kind, missing, needsText, text } = move;
  const isOfAmount = missing?.startsWith('amount') === true;
  const common = { autoComplete: 'off', disabled: isPending } as const;
  return (
    <>
      <p>{t('moveIntro')}</p>
      <Choices
        name="move-kind"
        legend={t('moveKind')}
        options={MOVE_KINDS}
        value={kind}
        error={missing === 'kind' ? error : null}
        textOf={(value) => t(KIND_TEXTS[value])}
        onChoose={(reason) => onEdit({ reason })}
      />
      {drawers.length > 0 && (
        <Choices
          name="move-drawer"
          legend={t('drawer')}
          options={drawers.map(({ id }) => id)}
          value={drawerId}
          error={missing === 'drawer' ? error : null}
          textOf={(id) => drawers.find((drawer) => drawer.id === id)?.name ?? t('drawer')}
          onChoose={(drawer_id) => onEdit({ drawer_id })}
        />
      )}
      <TextField
        {...common}
        name="move-amount"
        label={t('moveAmount')}
        unit="RM"
        look="figure"
        required
        inputMode="decimal"
        maxLength={12}
        value={amountText}
        error={isOfAmount && error !== null ? error : undefined}
        onChange={(amount) => onEdit({ amount })}
      />
      <TextField
        {...common}
        name="move-reason"
        label={t('reason')}
        hint={t('moveReasonHint')}
        required={needsText}
        maxLength={500}
        value={text}
        error={missing === 'text' && error !== null ? error : undefined}
        onChange={(value) => onEdit({ text: value })}
      />
    </>
  );
}
