import { sampleReferences } from '@repo/domain/demonstration-report';
import { Badge } from '@repo/ui/components/Badge';
import { Card } from '@repo/ui/components/Card';
import { StarRating } from '@repo/ui/components/StarRating';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Heading } from '@repo/ui/primitives/Heading';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';

/** The feedback of the sample referees. */
export function SampleReferences() {
  return (
    <TitledCard title="References" gap="medium">
      <Stack as="ul" gap="small">
        {sampleReferences.map(({ name, relationship, said }) => (
          <Card key={name} as="li" tone="sunken" padding="small">
            <Stack gap="xsmall">
              <Spread wrap>
                <Heading level={3} size={4}>
                  {name}
                </Heading>
                {said === null ? (
                  <Badge tone="unknown">Not reached</Badge>
                ) : (
                  <StarRating rating={said.rating} />
                )}
              </Spread>
              <Text tone="muted">{relationship}</Text>
              <Text>{said?.text ?? 'She did not pick up when our team called.'}</Text>
            </Stack>
          </Card>
        ))}
      </Stack>
    </TitledCard>
  );
}
