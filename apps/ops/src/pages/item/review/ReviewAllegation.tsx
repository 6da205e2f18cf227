import type { TeamReview } from '@repo/api-client/queries/team-reviews';
import { TextLink } from '@repo/ui/components/TextLink';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Text } from '@repo/ui/primitives/Text';
import { paths } from '../../../paths.ts';
import { HeldOnly } from '../../../work/HeldOnly.tsx';
import { MakeIncident } from './MakeIncident.tsx';

interface ReviewAllegationProps {
  readonly review: TeamReview;
  readonly words: string;
}

/** What the employer reports beside the review. It is never published. */
export const ReviewAllegation = ({ review, words }: ReviewAllegationProps) => (
  <TitledCard title="What it alleges" gap="medium">
    <HeldOnly>
      <Text as="blockquote" lines="keep">
        {words}
      </Text>
    </HeldOnly>
    {review.incident_id === null ? (
      <>
        <Text tone="muted">
          This is an allegation, and published with no review. As an incident the worker is heard, and two
          members decide.
        </Text>
        <MakeIncident review={review} />
      </>
    ) : (
      <>
        <Text>An incident was made of it.</Text>
        <TextLink href={paths.item('incident', review.incident_id)} placement="alone">
          Open the incident
        </TextLink>
      </>
    )}
  </TitledCard>
);
