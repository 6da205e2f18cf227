import { Badge } from '@repo/ui/components/Badge';
import { StatusLine } from '@repo/ui/components/StatusLine';
import { Inline } from '@repo/ui/primitives/Inline';
import type { DrawnPair } from './drawn-pair.ts';

export const pairs: readonly DrawnPair[] = [
  {
    do: {
      shown: () => (
        <Inline>
          <Badge tone="success">Verified</Badge>
          <Badge tone="unknown">Unable to verify</Badge>
          <Badge tone="danger">Payment failed</Badge>
        </Inline>
      ),
      why: 'One to three words. Without the colour they say the same.',
    },
    dont: {
      shown: () => (
        <Inline>
          <Badge tone="success">Yes</Badge>
          <Badge tone="warning">No</Badge>
          <Badge tone="danger">!</Badge>
        </Inline>
      ),
      why: 'The colour alone tells what is meant.',
    },
  },
  {
    do: {
      shown: () => <StatusLine status="in_progress">Police clearance: expected by Nov 24, 2026.</StatusLine>,
      why: 'A sentence is a `StatusLine`.',
    },
    dont: {
      shown: () => <Badge tone="info">Police clearance: expected by Nov 24, 2026</Badge>,
      why: 'A sentence in a badge looks like a button, and breaks on a phone.',
    },
  },
];
