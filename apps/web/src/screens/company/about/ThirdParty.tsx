import { Skeleton, useAnnouncement } from '@claypot/ui';
import { useState } from 'react';
import { useLoaded } from '../../../hooks/loading/use-loaded.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { Details } from '../../shared/layout/Details.tsx';

const load = () => import('./ThirdPartyList.tsx').then((code) => code.ThirdPartyList);

/** Licences of the software and data that the app ships; the list loads when it is opened. */
export function ThirdParty() {
  const { t } = useTranslation('info');
  const [isOpen, setOpen] = useState(false);
  return (
    <Details summary={t('thirdParty')} onToggle={setOpen}>
      {isOpen && <LateList />}
    </Details>
  );
}

function LateList() {
  const { t } = useTranslation('info');
  const code = useLoaded(load);
  useAnnouncement(code.status === 'failed' ? t('thirdPartyFailed') : null);
  if (code.status === 'ready') return <code.value />;
  return code.status === 'failed' ? (
    <p>{t('thirdPartyFailed')}</p>
  ) : (
    <Skeleton shape="row" count={3} />
  );
}
