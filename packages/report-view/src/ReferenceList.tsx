import type { Report } from '@repo/api-client/queries/reports';
import { NOT_SPECIFIED, referenceWords } from '@repo/domain/report-words';
import { Badge } from '@repo/ui/components/Badge';
import { QuestionIcon } from '@repo/ui/icons/QuestionIcon';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';

type Reference = NonNullable<Report['references']>[number];

interface ReferenceListProps {
  readonly references: readonly Reference[];
  readonly ended: Report['ended'];
  /** Whether the team is done with the references. */
  readonly isDecided: boolean;
}

/** References in full: the referee, the relationship to the worker, and the feedback. */
export function ReferenceList({ references, ended, isDecided }: ReferenceListProps) {
  if (references.length === 0) return <Text>No references yet.</Text>;
  return (
    <Stack as="ul" gap="small">
      {references.map((reference) => {
        const { text, tone, note } = referenceWords(reference.verified, isDecided);
        return (
          <li key={`${reference.ref_name} ${reference.ref_contact ?? ''}`}>
            <Inline>
              <Heading level={3} size={4}>
                {reference.ref_name}
              </Heading>
              <Badge tone={tone} icon={tone === 'unknown' && <QuestionIcon size="small" />}>
                {text}
              </Badge>
              <Inline gap="xxsmall" align="baseline">
                {reference.relationship !== null && <Text tone="muted">{reference.relationship}</Text>}
                {ended === null && <Text lines="whole">{reference.ref_contact ?? NOT_SPECIFIED}</Text>}
                {note !== null && <Text tone="muted">{note}</Text>}
              </Inline>
            </Inline>
            {reference.feedback !== null && <Text lines="keep">{`“${reference.feedback}”`}</Text>}
          </li>
        );
      })}
    </Stack>
  );
}
