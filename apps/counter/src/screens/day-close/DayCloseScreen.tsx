import { RadioBar } from '@claypot/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../hooks/use-session.ts';
import { Page } from '../shared/layout/Page.tsx';
import { OpenCloseDetail } from './closes/OpenCloseDetail.tsx';
import { OpenCloses } from './closes/OpenCloses.tsx';
import { OpenDayClose } from './now/OpenDayClose.tsx';
import { WithDayCloseTexts } from './shared/WithDayCloseTexts.tsx';

export function DayCloseScreen() {
  const { branch } = useSession();
  if (branch === null) return null;
  return (
    <WithDayCloseTexts>
      <DayCloseOfBranch key={branch.id} branchId={branch.id} />
    </WithDayCloseTexts>
  );
}

/** A close that is open in the list. */
interface OpenClose {
  readonly branchId: string;
  readonly number: number;
}

function DayCloseOfBranch({ branchId }: { readonly branchId: string }) {
  const { t } = useTranslation(['counterClose', 'counterStart']);
  const [part, setPart] = useState<'days' | 'closes'>('days');
  const [open, setOpen] = useState<OpenClose | null>(null);
  const openClose = (close: OpenClose) => {
    setPart('closes');
    setOpen(close);
  };
  return (
    <Page
      title={t('counterStart:dayClose')}
      actions={
        <RadioBar
          label={t('view')}
          value={part}
          choices={[
            { value: 'days', label: t('days') },
            { value: 'closes', label: t('closes') },
          ]}
          onChange={(chosen) => {
            setPart(chosen);
            setOpen(null);
          }}
        />
      }
    >
      {part === 'days' && (
        <OpenDayClose
          branchId={branchId}
          onOpenClose={(number) => openClose({ branchId, number })}
        />
      )}
      {part === 'closes' && open === null && (
        <OpenCloses
          branchId={branchId}
          onOpen={({ branch_id, number }) => openClose({ branchId: branch_id, number })}
        />
      )}
      {part === 'closes' && open !== null && (
        <OpenCloseDetail {...open} onBack={() => setOpen(null)} />
      )}
    </Page>
  );
}
