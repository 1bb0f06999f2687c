import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';

/** Time at which outdated data was loaded; renders nothing if unknown. */
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
