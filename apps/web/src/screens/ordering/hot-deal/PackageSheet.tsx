import type { DealPackage } from '@claypot/domain/ordering';
import { BottomSheet } from '@claypot/ui';
import { useState } from 'react';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { PackageContents } from '../package/PackageContents.tsx';

interface PackageSheetProps {
  /** The package to show; null while the sheet is closed. */
  readonly dealPackage: DealPackage | null;
  readonly onClose: () => void;
}

export function PackageSheet({ dealPackage, onClose }: PackageSheetProps) {
  const { t } = useTranslation('common');
  // Keeps the last package, so that the sheet is not empty during its closing animation.
  const [shown, setShown] = useState(dealPackage);
  if (dealPackage !== null && dealPackage !== shown) setShown(dealPackage);
  return (
    <BottomSheet
      open={dealPackage !== null}
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
