import { Card } from '@repo/ui/components/Card';
import { ResultRow } from '@repo/ui/components/ResultRow';
import { ResultRows } from '@repo/ui/components/ResultRows';
import { CheckIcon } from '@repo/ui/icons/CheckIcon';
import { QuestionIcon } from '@repo/ui/icons/QuestionIcon';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import type { DrawnPair } from './drawn-pair.ts';

const identity = (
  <ResultRow id="identity" title="Identity" icon={CheckIcon} tone="success" status="Verified">
    <Text>Name and ID number match the official record.</Text>
  </ResultRow>
);

export const pairs: readonly DrawnPair[] = [
  {
    do: {
      shown: () => (
        <ResultRows>
          {identity}
          <ResultRow
            id="police"
            title="Police clearance"
            icon={QuestionIcon}
            tone="unknown"
            status="Unable to verify"
          >
            <Text>The register did not confirm the certificate number.</Text>
          </ResultRow>
        </ResultRows>
      ),
      why: 'All results of a report in one list. “Unable to verify” has its own colour, and says why.',
    },
    dont: {
      shown: () => (
        <ResultRows>
          {identity}
          <ResultRow id="police" title="Police clearance" icon={QuestionIcon} tone="danger" status="Failed">
            <Text>See report.</Text>
          </ResultRow>
        </ResultRows>
      ),
      why: 'Red turns what is not known into a finding against her.',
    },
  },
  {
    do: {
      shown: () => <ResultRows>{identity}</ResultRows>,
      why: 'The row has its sentence, its state and its place for links.',
    },
    dont: {
      shown: () => (
        <Stack gap="small">
          {['Identity', 'References'].map((title) => (
            <Card key={title}>
              <Heading level={3} size={4}>
                {title}
              </Heading>
              <Text>Verified</Text>
            </Card>
          ))}
        </Stack>
      ),
      why: 'A card for each result: eight screens of scrolling for eight checks.',
    },
  },
];
