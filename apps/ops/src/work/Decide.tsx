import { Button } from '@repo/ui/components/Button';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import type { ReactNode } from 'react';

interface DecideProps {
  /** Names the outcome: 'Decide: Clear'. */
  readonly label: string;
  readonly busy: boolean;
  /** What follows, once an outcome is chosen. */
  readonly follows?: ReactNode;
}

/** The last words before a decision counts, and its button. */
export const Decide = ({ label, busy, follows }: DecideProps) => (
  <Stack gap="small">
    {follows !== undefined && follows !== false && <Text tone="muted">{follows}</Text>}
    <div>
      <Button type="submit" busy={busy} busyLabel="Saving...">
        {label}
      </Button>
    </div>
  </Stack>
);
