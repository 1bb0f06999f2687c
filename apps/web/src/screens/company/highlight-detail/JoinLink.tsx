import { ROUTES } from '@claypot/domain/routes';
import { LinkButton } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';

/** The way into the loyalty programme. */
export function JoinLink() {
  const { t } = useTranslation('info');
  return (
    <LinkButton href={ROUTES.signUp.path} size="lg" wide>
      {t('join')}
    </LinkButton>
  );
}
