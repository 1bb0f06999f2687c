import { useApp } from '../../app/AppContext.ts';
import { useBack } from '../../app/useBack.ts';
import { useLanguage } from '../../app/useLanguage.ts';
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
