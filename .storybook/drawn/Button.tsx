import { Button } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import type { DrawnPair } from './drawn-pair.ts';
import { nothing } from './nothing.ts';

export const pairs: readonly DrawnPair[] = [
  {
    do: {
      shown: () => (
        <Inline>
          <Button onClick={nothing}>Send Invitation</Button>
          <Button variant="ghost" onClick={nothing}>
            Cancel
          </Button>
        </Inline>
      ),
      why: 'One main button. It says what happens.',
    },
    dont: {
      shown: () => (
        <Inline>
          <Button onClick={nothing}>OK</Button>
          <Button onClick={nothing}>Cancel</Button>
        </Inline>
      ),
      why: 'Two main buttons compete, and “OK” says nothing.',
    },
  },
  {
    do: {
      shown: () => (
        <Card>
          <Stack gap="xsmall">
            <Button fullWidth disabledReason="Add her phone number first." onClick={nothing}>
              Pay KES 1,000
            </Button>
            Add her phone number first.
          </Stack>
        </Card>
      ),
      why: 'It stays in its place, and a press shows the reason.',
    },
    dont: {
      shown: () => <Card>Something is missing.</Card>,
      why: 'A button that is hidden until all is well cannot say what is missing.',
    },
  },
];
