import { Button, ButtonLink } from '@repo/ui/components/Button';
import { EmptyState } from '@repo/ui/components/EmptyState';
import { Doorway } from '@repo/ui/drawings/Doorway';
import { FilterIcon } from '@repo/ui/icons/FilterIcon';
import type { DrawnPair } from './drawn-pair.ts';
import { nothing } from './nothing.ts';

export const pairs: readonly DrawnPair[] = [
  {
    do: {
      shown: () => (
        <EmptyState
          title="No Workers Found"
          drawing={<Doorway />}
          action={<ButtonLink href="#invite">Invite First Worker</ButtonLink>}
        >
          Workers you invite are listed here.
        </EmptyState>
      ),
      why: 'What comes here, and the way to the first one.',
    },
    dont: {
      shown: () => <EmptyState title="No data" />,
      why: 'A dead end, in the words of a database.',
    },
  },
  {
    do: {
      shown: () => (
        <EmptyState
          title="No Matching Verifications"
          drawing={<FilterIcon size="large" />}
          action={
            <Button variant="secondary" onClick={nothing}>
              Show All Verifications
            </Button>
          }
        />
      ),
      why: 'A filter that matches nothing: an icon, and the way back to all.',
    },
    dont: {
      shown: () => <EmptyState title="No Verifications Yet" drawing={<Doorway />} />,
      why: 'There are some. Only the filter hides them.',
    },
  },
];
