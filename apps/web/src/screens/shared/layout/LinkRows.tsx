import { Card, ListRow } from '@claypot/ui';
import type { ComponentProps } from 'react';

interface LinkRow extends Pick<ComponentProps<typeof ListRow>, 'icon' | 'title' | 'text' | 'end'> {
  readonly href: string;
}

export function LinkRows({ rows }: { readonly rows: readonly LinkRow[] }) {
  return (
    <Card padding="none">
      <ul>
        {rows.map((row) => (
          <li key={row.href}>
            <ListRow {...row} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
