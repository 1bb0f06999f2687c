import type { BranchState } from '@claypot/sdk/counter';
import { SidePanel, Stack } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { BranchStateSections } from './BranchStateSections.tsx';

interface BranchStatePanelProps {
  readonly branch: BranchState;
  readonly onClose: () => void;
}

/** Busy time and pauses of the branch, beside the screen from which they were opened. */
export function BranchStatePanel({ branch, onClose }: BranchStatePanelProps) {
  const { t } = useTranslation('counterStaff');
  return (
    <SidePanel open title={t('busyOrPause')} closeLabel={t('close')} onClose={onClose}>
      <Stack gap={4}>
        <BranchStateSections branch={branch} />
      </Stack>
    </SidePanel>
  );
}
