import type { MutationView } from '@claypot/domain/machines';
import type { AccountClosing, MemberData } from '@claypot/sdk';
import { Card, documentIcon, ListRow, trashIcon } from '@claypot/ui';
import { useState } from 'react';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { Section } from '../../shared/layout/Section.tsx';
import { CloseAccountPopup, type CloseAccountProps } from './CloseAccountPopup.tsx';

interface PersonalDataViewProps extends Omit<CloseAccountProps, 'open' | 'onKeep'> {
  readonly download: MutationView<object, MemberData>;
  readonly closing: MutationView<{ password: string }, AccountClosing>;
  readonly onDownload: () => void;
}

export function PersonalDataView({ download, onDownload, ...closing }: PersonalDataViewProps) {
  const { t } = useTranslation('setting');
  const [isClosing, setClosing] = useState(false);
  const isFetching = download.status === 'running';
  return (
    <Section heading={t('yourData')}>
      <Card padding="none">
        <ListRow
          icon={documentIcon}
          title={t('downloadData')}
          text={t(isFetching ? 'downloadingData' : 'downloadDataText')}
          onPress={onDownload}
        />
        <ListRow
          icon={trashIcon}
          tone="danger"
          title={t('closeAccount')}
          onPress={() => setClosing(true)}
        />
      </Card>
      <CloseAccountPopup {...closing} open={isClosing} onKeep={() => setClosing(false)} />
    </Section>
  );
}
