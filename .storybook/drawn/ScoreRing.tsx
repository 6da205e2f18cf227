import { ScoreBreakdown } from '@repo/ui/components/ScoreBreakdown';
import { ScoreCircle } from '@repo/ui/components/ScoreCircle';
import { ScoreRing } from '@repo/ui/components/ScoreRing';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import type { DrawnPair } from './drawn-pair.ts';

const parts = [
  { id: 'identity', label: 'Identity', state: 'earned', points: 40, max: 40, text: 'Checked on Nov 20.' },
  { id: 'references', label: 'References', state: 'earned', points: 30, max: 30, text: 'Two referees.' },
  {
    id: 'police',
    label: 'Police clearance',
    state: 'unable_to_verify',
    points: 0,
    max: 30,
    text: 'Not confirmed.',
  },
] as const;

const people = ['Achieng Otieno', 'Mercy Chebet'];
const name = (of: string) => (
  <Heading level={3} size={4}>
    {of}
  </Heading>
);

export const pairs: readonly DrawnPair[] = [
  {
    do: {
      shown: () => (
        <Stack>
          {people.map((of) => (
            <Inline key={of}>
              <ScoreCircle score={70} tier="Gold" size="small" />
              {name(of)}
            </Inline>
          ))}
        </Stack>
      ),
      why: 'In a list the score is small: a `ScoreCircle`.',
    },
    dont: {
      shown: () => (
        <Stack>
          {people.map((of) => (
            <Inline key={of}>
              <ScoreRing parts={parts} score={70} tier="Gold" />
              {name(of)}
            </Inline>
          ))}
        </Stack>
      ),
      why: 'Two rings of parts cannot be compared, and push the names away.',
    },
  },
  {
    do: {
      shown: () => (
        <Stack>
          <ScoreRing parts={parts} score={70} tier="Gold" />
          <ScoreBreakdown parts={parts} score={70} tier="Gold" />
        </Stack>
      ),
      why: 'The ring once on the page, with its parts in words beside it.',
    },
    dont: {
      shown: () => <ScoreRing parts={parts} score={70} tier="Gold" />,
      why: 'A ring alone shows that something is missing, and not what.',
    },
  },
];
