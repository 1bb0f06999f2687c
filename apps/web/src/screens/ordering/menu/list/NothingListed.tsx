import { OTHER_ADDRESS_PATH, ROUTES } from '@claypot/domain/routes';
import { errorMessage } from '@claypot/i18n';
import { Button, EmptyState, LinkButton } from '@claypot/ui';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { DoorArt } from '../../../shared/art/DoorArt.tsx';
import { LensArt } from '../../../shared/art/LensArt.tsx';
import { PotArt } from '../../../shared/art/PotArt.tsx';

/** No branch delivers to the address. */
export function OutOfArea() {
  const { t, i18n } = useTranslation('menu');
  return (
    <EmptyState
      art={<DoorArt />}
      title={errorMessage(i18n, 'ERR_OUT_OF_SERVICE_AREA')}
      text={t('outOfAreaText')}
      action={<LinkButton href={OTHER_ADDRESS_PATH}>{t('changeAddress')}</LinkButton>}
    />
  );
}

/** The branch's menu is empty. */
export function NothingSold() {
  const { t } = useTranslation('menu');
  return (
    <EmptyState
      art={<PotArt />}
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={<LinkButton href={ROUTES.branchList.path}>{t('chooseBranch')}</LinkButton>}
    />
  );
}

interface NothingFoundProps {
  readonly search: string;
  readonly onShowAll: () => void;
}

/** No item matches the search. */
export function NothingFound({ search, onShowAll }: NothingFoundProps) {
  const { t } = useTranslation('menu');
  return (
    <EmptyState
      art={<LensArt />}
      title={t('noMatchTitle', { search })}
      text={t('noMatchText')}
      action={
        <Button variant="secondary" onClick={onShowAll}>
          {t('showAll')}
        </Button>
      }
    />
  );
}
