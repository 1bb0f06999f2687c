import { ROUTES } from '@claypot/domain/routes';
import { LinkButton } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';

export function JoinLink() {
  const { t } = useTranslation('info');
  return (
    <LinkButton href={ROUTES.signUp.path} size="lg" wide>
      {t('join')}
    </LinkButton>
  );
}
