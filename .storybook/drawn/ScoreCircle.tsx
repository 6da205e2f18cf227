import { ScoreCircle } from '@repo/ui/components/ScoreCircle';
import { Inline } from '@repo/ui/primitives/Inline';
import { Text } from '@repo/ui/primitives/Text';
import type { DrawnPair } from './drawn-pair.ts';

export const pairs: readonly DrawnPair[] = [
  {
    do: {
      shown: () => (
        <Inline>
          <ScoreCircle score={25} tier="Basic" upTo={90} />
          <Text>25 so far, up to 90</Text>
        </Inline>
      ),
      why: 'While checks run, the circle and the words say what can still come.',
    },
    dont: {
      shown: () => (
        <Inline>
          <ScoreCircle score={25} tier="Basic" />
          <Text>Basic</Text>
        </Inline>
      ),
      why: 'A case that has only begun looks like a bad person.',
    },
  },
  {
    do: {
      shown: () => (
        <Inline>
          <ScoreCircle score={null} tier="Basic" />
          <Text tone="muted">Not checked yet</Text>
        </Inline>
      ),
      why: 'Before anything was checked there is no number.',
    },
    dont: {
      shown: () => (
        <Inline>
          <ScoreCircle score={0} tier="Basic" />
          <Text tone="muted">Not checked yet</Text>
        </Inline>
      ),
      why: 'Zero is a result. It says that she failed everything.',
    },
  },
];
