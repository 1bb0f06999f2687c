import type { DishTag } from '@claypot/sdk';
import { Badge, type BadgeTone } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import styles from './DishTags.module.css';

const TAGS = {
  signature: { tone: 'notice', label: 'tagSignature' },
  spicy: { tone: 'action', label: 'tagSpicy' },
  vegetarian: { tone: 'success', label: 'tagVegetarian' },
  new: { tone: 'progress', label: 'tagNew' },
} as const satisfies Record<DishTag, { tone: BadgeTone; label: string }>;

export function DishTags({ tags }: { readonly tags: readonly DishTag[] }) {
  const { t } = useTranslation('menu');
  return (
    <ul className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <Badge tone={TAGS[tag].tone}>{t(TAGS[tag].label)}</Badge>
        </li>
      ))}
    </ul>
  );
}
