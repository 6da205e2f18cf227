import { Button } from '@repo/ui/components/Button';
import { Card, CardLink } from '@repo/ui/components/Card';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import type { DrawnPair } from './drawn-pair.ts';
import { nothing } from './nothing.ts';

const title = (
  <Heading level={3} size={4}>
    Police clearance
  </Heading>
);

export const pairs: readonly DrawnPair[] = [
  {
    do: {
      shown: () => (
        <Card>
          <Stack gap="small">
            {title}
            <Card tone="sunken" padding="small">
              Certificate PCC-18823
            </Card>
          </Stack>
        </Card>
      ),
      why: 'A part of a card is sunken.',
    },
    dont: {
      shown: () => (
        <Card>
          <Stack gap="small">
            {title}
            <Card>
              <Card padding="small">Certificate PCC-18823</Card>
            </Card>
          </Stack>
        </Card>
      ),
      why: 'Cards in cards: each frame takes room, and none of them means anything.',
    },
  },
  {
    do: {
      shown: () => (
        <Card>
          <Heading level={3} size={4}>
            <CardLink href="#worker">Achieng Otieno</CardLink>
          </Heading>
          <Text tone="muted">Nanny · Kilimani</Text>
        </Card>
      ),
      why: 'The title is the link, and the whole card takes the press.',
    },
    dont: {
      shown: () => (
        <Card>
          <Stack gap="small">
            <Heading level={3} size={4}>
              Achieng Otieno
            </Heading>
            <Button size="small" variant="secondary" onClick={nothing}>
              Click here
            </Button>
          </Stack>
        </Card>
      ),
      why: 'An extra button repeats what the card does, and its words name nobody.',
    },
  },
];
