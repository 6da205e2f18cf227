import { Stack } from '@repo/ui/primitives/Stack';
import type { ReactNode } from 'react';

interface FormProps {
  readonly onSubmit: () => void;
  /** Names the form where its heading does not. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A form whose rules are ours: the browser's own checks would speak other words than the specification's. */
export function Form({ onSubmit, label, children }: FormProps) {
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Stack gap="large">{children}</Stack>
    </form>
  );
}
