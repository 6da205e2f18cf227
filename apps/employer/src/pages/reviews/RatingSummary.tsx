import { averageRating, recommendationRate } from '@repo/domain/review';
import { Card } from '@repo/ui/components/Card';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { StarRating } from '@repo/ui/components/StarRating';
import { Spread } from '@repo/ui/primitives/Spread';

const reviews = (count: number) => (count === 1 ? '1 review' : `${count} reviews`);

/** The summary of many ratings: the same two figures as in the report. Renders nothing without ratings. */
export function RatingSummary({ ratings }: { readonly ratings: readonly number[] }) {
  const average = averageRating(ratings);
  const rate = recommendationRate(ratings);
  if (average === null || rate === null) return null;
  return (
    <Card>
      <Spread wrap gap="xsmall">
        <StarRating size="large" rating={average} showNumber count={`from ${reviews(ratings.length)}`} />
        <DefinitionList layout="inline" items={[{ term: 'Recommendation Rate', value: `${rate}%` }]} />
      </Spread>
    </Card>
  );
}
