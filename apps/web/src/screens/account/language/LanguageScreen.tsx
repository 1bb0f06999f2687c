import { useApp } from '../../../hooks/app/app-context.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { useLanguage } from '../../../hooks/text/use-language.ts';
import { LanguageView } from './LanguageView.tsx';

export function LanguageScreen() {
  const { language } = useApp();
  return (
    <LanguageView
      back={useBack()}
      current={useLanguage()}
      onChoose={(chosen) => language.send({ type: 'CHOOSE', language: chosen })}
    />
  );
}
