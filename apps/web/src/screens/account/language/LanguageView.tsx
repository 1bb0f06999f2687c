import { LANGUAGE_NAMES, LANGUAGES, type Language, languageTag } from '@claypot/i18n';
import { Card, ListRow, Screen, TopBar } from '@claypot/ui';
import type { Back } from '../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';

interface LanguageViewProps {
  readonly back: Back;
  readonly current: Language;
  readonly onChoose: (language: Language) => void;
}

export function LanguageView({ back, current, onChoose }: LanguageViewProps) {
  const { t } = useTranslation('system');
  return (
    <Screen top={<TopBar title={t('languageTitle')} back={back} />}>
      <Card padding="none">
        <ul>
          {LANGUAGES.map((language) => (
            <li key={language}>
              <ListRow
                title={LANGUAGE_NAMES[language]}
                lang={languageTag(language)}
                current={language === current}
                onPress={() => onChoose(language)}
              />
            </li>
          ))}
        </ul>
      </Card>
    </Screen>
  );
}
