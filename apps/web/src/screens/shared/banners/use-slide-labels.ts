import { useTranslation } from '../../../hooks/text/use-translation.ts';

export function useSlideLabels() {
  const { t } = useTranslation();
  return {
    previous: t('previousSlide'),
    next: t('nextSlide'),
    pause: t('pauseSlides'),
    play: t('playSlides'),
    position: (current: number, count: number) => t('slide', { current, count }),
  };
}
