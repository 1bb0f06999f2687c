import { Screen, TopBar } from '@claypot/ui';
import type { Back } from '../../../hooks/navigation/use-back.ts';
import { CompanyTextBody, type CompanyTextProps } from '../reading/CompanyTextBody.tsx';

interface LegalViewProps extends CompanyTextProps {
  readonly back: Back;
  readonly title: string;
}

export function LegalView({ back, title, ...text }: LegalViewProps) {
  return (
    <Screen
      ground="surface"
      top={<TopBar title={title} back={back} />}
      busy={text.texts.status === 'loading'}
    >
      <CompanyTextBody {...text} />
    </Screen>
  );
}
