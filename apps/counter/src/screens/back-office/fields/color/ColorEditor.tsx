import { isBrandColor } from '@claypot/domain/theme';
import { languageTag } from '@claypot/i18n';
import { Button } from '@claypot/ui';
import { ColorPicker } from '@claypot/ui/color';
import { useTranslation } from 'react-i18next';
import { BrandPreview } from './BrandPreview.tsx';
import styles from './color.module.css';
import { useLogoColors } from './use-logo-colors.ts';

export interface ColorEditorProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly value: string;
  /** Picture whose colours are suggested; null for none. */
  readonly logoUrl: string | null;
  readonly isReadOnly: boolean;
  /** True to focus the field when it appears. */
  readonly hasFocus: boolean;
  readonly onChange: (color: string) => void;
  readonly onClear: () => void;
}

/** Picker of a company's colour, with a preview in light and dark mode. Loads with its libraries. */
export function ColorEditor(props: ColorEditorProps) {
  const { name, label, hint, error, value, logoUrl, isReadOnly, hasFocus, onChange, onClear } =
    props;
  const { i18n, t } = useTranslation('counterBackOffice');
  const swatches = useLogoColors(logoUrl);
  return (
    <div className={styles.editor}>
      <ColorPicker
        label={label}
        name={name}
        locale={languageTag(i18n.language === 'zh_CN' ? 'zh_CN' : 'en')}
        value={value}
        hint={hint}
        error={error}
        isDisabled={isReadOnly}
        autoFocus={hasFocus}
        swatches={swatches}
        swatchesLabel={t('logoColors')}
        onChange={onChange}
      />
      {isBrandColor(value) && <BrandPreview color={value} />}
      <div>
        <Button variant="quiet" onClick={onClear}>
          {t('useStandardColors')}
        </Button>
      </div>
    </div>
  );
}
