import type { Language } from '@claypot/i18n';
import type { SessionBranch } from '@claypot/sdk/counter';
import { Button, Card, ListRow, storeIcon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { EntryPage } from '../../shared/layout/EntryPage.tsx';

export interface ChooseBranchViewProps {
  readonly companyName: string;
  readonly branches: readonly SessionBranch[];
  readonly onChoose: (branchId: string) => void;
  readonly onSignOut: () => void;
  readonly onLanguage: (language: Language) => void;
}

/** A person of several branches chooses the one to work in. */
export function ChooseBranchView(props: ChooseBranchViewProps) {
  const { companyName, branches, onChoose, onSignOut, onLanguage } = props;
  const { t } = useTranslation('counterStaff');
  return (
    <EntryPage
      companyName={companyName}
      title={t('chooseBranchTitle')}
      text={branches.length === 0 ? t('noBranchText') : undefined}
      onLanguage={onLanguage}
    >
      {branches.length > 0 && (
        <Card padding="none">
          <ul>
            {branches.map(({ id, branch_name }) => (
              <li key={id}>
                <ListRow icon={storeIcon} title={branch_name} onPress={() => onChoose(id)} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Button variant="quiet" wide onClick={onSignOut}>
        {t('signOut')}
      </Button>
    </EntryPage>
  );
}
