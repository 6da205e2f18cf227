import { sampleReferences } from '@repo/domain/demonstration-report';
import { referenceStatus } from '@repo/domain/report-words';
import { Badge } from '@repo/ui/components/Badge';
import { StarRating } from '@repo/ui/components/StarRating';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Grid } from '@repo/ui/primitives/Grid';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';

/** The feedback of the sample referees, as in a real report, with the stars of the demonstration. */
export function SampleReferences() {
  return (
    <TitledCard title="References" gap="medium">
      <Grid as="ul" columns={2} gap="large">
        {sampleReferences.map(({ name, relationship, said }) => (
          <li key={name}>
            <Stack gap="xxsmall">
              <Inline>
                <Heading level={3} size={4}>
                  {name}
                </Heading>
                <Badge tone={said === null ? 'unknown' : 'success'}>
                  {said === null ? 'Not reached' : referenceStatus(true, true)}
                </Badge>
              </Inline>
              <Text tone="muted">{relationship}</Text>
              {said === null ? (
                <Text>Nobody picked up when our team called.</Text>
              ) : (
                <>
                  <StarRating rating={said.rating} />
                  <Text>{`“${said.text}”`}</Text>
                </>
              )}
            </Stack>
          </li>
        ))}
      </Grid>
    </TitledCard>
  );
}
