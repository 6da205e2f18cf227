import type { Report } from '@repo/api-client/queries/reports';
import { NOT_SPECIFIED, referenceStatus } from '@repo/domain/report-words';
import { Badge } from '@repo/ui/components/Badge';
import { Grid } from '@repo/ui/primitives/Grid';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Text } from '@repo/ui/primitives/Text';

type Reference = NonNullable<Report['references']>[number];

interface ReferenceListProps {
  readonly references: readonly Reference[];
  readonly ended: Report['ended'];
}

/** References in full: the referee, the relationship to the worker, and the feedback. */
export function ReferenceList({ references, ended }: ReferenceListProps) {
  if (references.length === 0) return <Text>No references yet.</Text>;
  return (
    <Grid as="ul" columns={2}>
      {references.map((reference) => (
        <li key={`${reference.ref_name} ${reference.ref_contact ?? ''}`}>
          <Inline>
            <Heading level={3} size={4}>
              {reference.ref_name}
            </Heading>
            <Badge tone={reference.verified ? 'success' : 'info'}>
              {referenceStatus(reference.verified)}
            </Badge>
          </Inline>
          <Text tone="muted">
            {`${reference.relationship ?? NOT_SPECIFIED} `}
            {ended === null && (
              <Text as="span" tone="default" lines="whole">
                {reference.ref_contact ?? NOT_SPECIFIED}
              </Text>
            )}
          </Text>
          {reference.feedback !== null && <Text lines="keep">{`“${reference.feedback}”`}</Text>}
        </li>
      ))}
    </Grid>
  );
}
