import { Button, Callout } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { FileField } from '../menu/FileField.tsx';
import { RecognisedMenu } from '../menu/RecognisedMenu.tsx';
import { StepButtons } from '../parts/StepButtons.tsx';
import type { StepProps } from '../set-up-props.ts';

/** Third step: the menu file and what is recognised in it. */
export function MenuStep({ view, actions }: StepProps) {
  const { t } = useTranslation('counterSetUp');
  const { canContinue, fileProblem, files, sending } = view;
  return (
    <>
      <FileField
        kind="menu"
        accept=".xlsx,.csv,.tsv,.txt"
        label={t('menuFile')}
        hint={t('dropMenu')}
        fileName={files.menu?.file_name ?? null}
        isSending={sending === 'menu'}
        problem={fileProblem?.kind === 'menu' ? fileProblem : null}
        onFile={actions.onFile}
      />
      {files.menu === null ? (
        <Callout>{t('noMenu')}</Callout>
      ) : (
        <RecognisedMenu menu={files.menu} />
      )}
      <StepButtons onBack={() => actions.onGo('branch')}>
        <Button size="lg" wide disabled={!canContinue} onClick={actions.onContinue}>
          {t('next')}
        </Button>
      </StepButtons>
    </>
  );
}
