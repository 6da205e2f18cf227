import { Button } from '@repo/ui/components/Button';
import { Timeline } from '@repo/ui/components/Timeline';
import { Stack } from '@repo/ui/primitives/Stack';
import type { DrawnPair } from './drawn-pair.ts';
import { nothing } from './nothing.ts';

const pay = (
  <Button size="small" onClick={nothing}>
    Complete Payment
  </Button>
);

export const pairs: readonly DrawnPair[] = [
  {
    do: {
      shown: () => (
        <Timeline
          now={1}
          steps={[{ title: 'She said yes' }, { title: 'You pay', text: pay }, { title: 'The checks start' }]}
        />
      ),
      why: 'The line is filled up to now, and the button is in the step that waits.',
    },
    dont: {
      shown: () => (
        <Stack>
          <Timeline
            steps={[{ title: 'She says yes' }, { title: 'You pay' }, { title: 'The checks start' }]}
          />
          {pay}
        </Stack>
      ),
      why: 'Nobody sees how far it is, or which step the button belongs to.',
    },
  },
  {
    do: {
      shown: () => (
        <Timeline
          now={0}
          steps={[{ title: 'References', text: 'We call both this week.', date: 'By Nov 24' }]}
        />
      ),
      why: 'The date is a few words at the end of the line. The sentence is below.',
    },
    dont: {
      shown: () => (
        <Timeline
          now={0}
          steps={[{ title: 'References', date: 'We call both referees between Nov 22 and 24' }]}
        />
      ),
      why: 'A sentence as a date pushes the title aside.',
    },
  },
];
