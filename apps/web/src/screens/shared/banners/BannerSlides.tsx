import { picturePath } from '@claypot/domain/company';
import type { Banner } from '@claypot/sdk';
import { Slideshow } from '@claypot/ui';
import { BannerPicture } from './BannerPicture.tsx';
import { useSlideLabels } from './use-slide-labels.ts';

interface BannerSlidesProps {
  readonly label: string;
  readonly banners: readonly Banner[];
}

export function BannerSlides({ label, banners }: BannerSlidesProps) {
  const labels = useSlideLabels();
  return (
    <Slideshow
      label={label}
      labels={labels}
      rounded
      slides={banners.map(({ id, image, image_alt, opens }, index) => ({
        id,
        content: (
          <BannerPicture
            src={image}
            words={image_alt}
            href={picturePath(opens)}
            priority={index === 0}
          />
        ),
      }))}
    />
  );
}
