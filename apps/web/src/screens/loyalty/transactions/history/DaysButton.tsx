import { Button, calendarIcon, Icon } from '@claypot/ui';
import type { ComponentProps } from 'react';

type DaysButtonProps = Omit<ComponentProps<typeof Button>, 'variant' | 'wide'>;

export function DaysButton({ children, ...button }: DaysButtonProps) {
  return (
    <Button {...button} variant="secondary" wide>
      <Icon drawing={calendarIcon} size={20} />
      <span>{children}</span>
    </Button>
  );
}
