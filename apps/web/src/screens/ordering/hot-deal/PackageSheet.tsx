import type { DealPackage } from '@claypot/domain/ordering';
import { BottomSheet } from '@claypot/ui';
import { useState } from 'react';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { PackageContents } from '../package/PackageContents.tsx';

interface PackageSheetProps {
  /** The package to show; null while the sheet is closed. */
  readonly looked: DealPackage | null;
  readonly onClose: () => void;
}

export function PackageSheet({ looked, onClose }: PackageSheetProps) {
  const { t } = useTranslation('common');
  // Keeps the last package, so that the sheet is not empty during its closing animation.
  const [shown, setShown] = useState(looked);
  if (looked !== null && looked !== shown) setShown(looked);
  return (
    <BottomSheet
      open={looked !== null}
      title={shown?.package.package_name ?? ''}
      closeLabel={t('close')}
      onClose={onClose}
    >
      {shown && (
        <PackageContents
          options={shown.package.package_dish_option}
          sideDishes={shown.sideDishes}
        />
      )}
    </BottomSheet>
  );
}
