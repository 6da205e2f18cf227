import { Badge } from '@repo/ui/components/Badge';
import { StatusLine } from '@repo/ui/components/StatusLine';
import { Stack } from '@repo/ui/primitives/Stack';
import type { DrawnPair } from './drawn-pair.ts';

export const pairs: readonly DrawnPair[] = [
  {
    do: {
      shown: () => (
        <StatusLine status="pending">Invitation sent. She has until Nov 24, 2026 to answer.</StatusLine>
      ),
      why: 'What happened last, and who acts next.',
    },
    dont: {
      shown: () => <StatusLine status="pending">Pending</StatusLine>,
      why: 'The icon says it already. Nobody knows who acts.',
    },
  },
  {
    do: {
      shown: () => <StatusLine status="completed">All checks are done.</StatusLine>,
      why: 'One line for the whole case.',
    },
    dont: {
      shown: () => (
        <Stack gap="xsmall">
          <Badge tone="success">Done</Badge>
          <StatusLine status="completed">All checks are done.</StatusLine>
        </Stack>
      ),
      why: 'A badge above it says the same again.',
    },
  },
];
