import type { TeamReview } from '@repo/api-client/queries/team-reviews';
import { formatMoment } from '@repo/domain/dates';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { StarRating } from '@repo/ui/components/StarRating';
import { TextLink } from '@repo/ui/components/TextLink';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Text } from '@repo/ui/primitives/Text';

/** What the employer wrote, as everybody reads it after an approval. */
export const ReviewWords = ({ review }: { readonly review: TeamReview }) => (
  <TitledCard title="The review">
    <DefinitionList
      items={[
        { term: 'Worker', value: review.nanny_name ?? 'Without a name' },
        { term: 'Stars', value: <StarRating rating={review.rating} /> },
        {
          term: review.updated_at === review.created_at ? 'Written' : 'Changed',
          value: formatMoment(review.updated_at),
        },
      ]}
    />
    <Text as="blockquote" lines="keep">
      {review.review}
    </Text>
    {review.evidence_url !== null && (
      <TextLink href={review.evidence_url} placement="alone" newTab>
        Open what the employer links to
      </TextLink>
    )}
  </TitledCard>
);
