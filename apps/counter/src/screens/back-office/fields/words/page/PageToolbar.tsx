import {
  boldIcon,
  bulletsIcon,
  FormatBar,
  headingIcon,
  italicIcon,
  linkIcon,
  numbersIcon,
  redoIcon,
  subheadingIcon,
  undoIcon,
} from '@claypot/ui/editing';
import { redo, undo } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import { useTranslation } from 'react-i18next';
import { type Format, hasMark, isOn, toggle } from './commands.ts';
import { pageSchema } from './schema.ts';

interface PageToolbarProps {
  readonly state: EditorState;
  /** Name of the field. */
  readonly field: string;
  readonly controls: string;
  readonly onRun: (command: Command, isByKeyboard: boolean) => void;
  readonly onLink: () => void;
}

/** Formats of the selected text. */
export function PageToolbar({ state, field, controls, onRun, onLink }: PageToolbarProps) {
  const { t } = useTranslation('counterBackOffice');
  const format = (id: Format, label: string, icon: readonly string[]) => ({
    id,
    label,
    icon,
    isPressed: isOn(state, id),
    onPress: (isByKeyboard: boolean) => onRun(toggle(id), isByKeyboard),
  });
  return (
    <FormatBar
      label={t('formatOf', { field })}
      controls={controls}
      groups={[
        [
          format('heading', t('formatHeading'), headingIcon),
          format('subheading', t('formatSubheading'), subheadingIcon),
        ],
        [
          format('bold', t('formatBold'), boldIcon),
          format('italic', t('formatItalic'), italicIcon),
        ],
        [
          format('bullets', t('formatBullets'), bulletsIcon),
          format('numbers', t('formatNumbers'), numbersIcon),
        ],
        [
          {
            id: 'link',
            label: t('formatLink'),
            icon: linkIcon,
            isPressed: hasMark(state, pageSchema.marks.link),
            onPress: onLink,
          },
        ],
        [
          {
            id: 'undo',
            label: t('undo'),
            icon: undoIcon,
            isDisabled: !undo(state),
            onPress: (isByKeyboard) => onRun(undo, isByKeyboard),
          },
          {
            id: 'redo',
            label: t('redo'),
            icon: redoIcon,
            isDisabled: !redo(state),
            onPress: (isByKeyboard) => onRun(redo, isByKeyboard),
          },
        ],
      ]}
    />
  );
}
