import type { WrittenReview } from '@repo/api-client/queries/reviews';
import { isWebAddress } from '@repo/domain/review';
import { Badge } from '@repo/ui/components/Badge';
import { DefinitionList, type Definition } from '@repo/ui/components/DefinitionList';
import { TextLink } from '@repo/ui/components/TextLink';
import { Spread } from '@repo/ui/primitives/Spread';
import { Text } from '@repo/ui/primitives/Text';
import type { ReactNode } from 'react';
import { ReviewCard } from './ReviewCard.tsx';
import { statusWords } from './review-status.ts';

interface WrittenReviewCardProps {
  readonly review: WrittenReview;
  /** The heading of the card: the name of the worker, or the owner of the review. */
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

/** A review as its author sees it: its status, the reason, and the fields that only the team reads. */
export function WrittenReviewCard({ review, title, children }: WrittenReviewCardProps) {
  const { tone, label, note } = statusWords(review.status);
  const details = detailsOf(review);
  return (
    <ReviewCard
      by={
        <Spread wrap gap="xsmall">
          {title}
          <Badge tone={tone}>{label}</Badge>
        </Spread>
      }
      rating={review.rating}
      date={review.created_at}
      text={review.review}
    >
      {details.length > 0 && <DefinitionList layout="stacked" items={details} />}
      {note !== null && <Text tone="muted">{note}</Text>}
      {children}
    </ReviewCard>
  );
}

function detailsOf({ incident_report, evidence_url, rejection_reason }: WrittenReview): Definition[] {
  return [
    ...(incident_report === null
      ? []
      : [{ term: 'Incident Report', value: <Text lines="keep">{incident_report}</Text> }]),
    ...(evidence_url === null ? [] : [{ term: 'Evidence', value: <Evidence address={evidence_url} /> }]),
    ...(rejection_reason === null
      ? []
      : [{ term: 'Why It Was Not Published', value: <Text lines="keep">{rejection_reason}</Text> }]),
  ];
}

/** Only a web address becomes a link, whatever its source. */
const Evidence = ({ address }: { readonly address: string }) =>
  isWebAddress(address) ? (
    <TextLink href={address} newTab>
      {address}
    </TextLink>
  ) : (
    <Text>{address}</Text>
  );
