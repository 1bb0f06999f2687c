import type { AvailabilityRow, Press, PressProblem } from '@claypot/counter/availability';
import { BottomSheet, Callout, Stack, warningIcon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useProblemText } from './AvailabilityResult.tsx';
import styles from './AvailabilitySheet.module.css';
import { ChoicesPart } from './ChoicesPart.tsx';
import { MarkPart } from './MarkPart.tsx';
import { PortionsPart } from './PortionsPart.tsx';
import { useStateText } from './use-state-text.ts';

export interface AvailabilitySheetProps {
  readonly row: AvailabilityRow;
  /** Start of the next business day. */
  readonly tomorrow: Temporal.Instant;
  /** Present time by the server's clock. */
  readonly now: Temporal.Instant;
  /** Problem of the last press; null if there is none. */
  readonly problem: PressProblem | null;
  readonly onPress: (press: Press) => void;
  readonly onClose: () => void;
}

/** All choices for one item: the end of a mark, its portions, and its choices. */
export function AvailabilitySheet(props: AvailabilitySheetProps) {
  const { row, problem, onClose } = props;
  const { t } = useTranslation('counterAvailability');
  const stateText = useStateText();
  const problemText = useProblemText();
  return (
    <BottomSheet open title={row.name} closeLabel={t('close')} onClose={onClose}>
      <Stack gap={6}>
        <p className={styles.state} data-sold-out={row.because !== null || undefined}>
          {stateText(row)}
        </p>
        {problem !== null && (
          <Callout
            tone="notice"
            icon={warningIcon}
            title={t(problem.isUnknown ? 'unknownTitle' : 'problemTitle', {
              name: problem.press.name,
            })}
          >
            {problemText(problem)}
          </Callout>
        )}
        <MarkPart {...props} />
        {row.kind === 'dish' && <PortionsPart {...props} />}
        {row.groups.length > 0 && <ChoicesPart {...props} />}
      </Stack>
    </BottomSheet>
  );
}
