import type { SnapshotFrom } from 'xstate';
import type { Language } from '../../ports/ports.ts';
import type { languageMachine } from './language.machine.ts';

export const LANGUAGES: readonly Language[] = ['en', 'zh_CN'];

export function selectLanguage(snapshot: SnapshotFrom<typeof languageMachine>): Language {
  return snapshot.context.language;
}
