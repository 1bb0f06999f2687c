import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';

/** When what is shown was read, where it may be old; nothing where that is not known. */
export function AsOf({ loadedAt }: { readonly loadedAt: number | null }) {
  const { t } = useTranslation('common');
  const { dateTime } = useFormat();
  if (loadedAt === null) return null;
  const time = dateTime({ epochMilliseconds: loadedAt });
  return (
    <>
      {' '}
      <span>{t('asOf', { time })}</span>
    </>
  );
}
