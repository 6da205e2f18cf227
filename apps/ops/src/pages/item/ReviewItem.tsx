import { teamReviewQuery } from '@repo/api-client/queries/team-reviews';
import { KeyPlace } from '@repo/ui/primitives/KeyPlace';
import { SplitView } from '@repo/ui/patterns/SplitView';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { Loaded } from '../../evidence/Loaded.tsx';
import { HeldOnly } from '../../work/HeldOnly.tsx';
import type { ItemProps } from './item-props.ts';
import { Moderation } from './review/Moderation.tsx';
import { ReviewAllegation } from './review/ReviewAllegation.tsx';
import { ReviewWords } from './review/ReviewWords.tsx';

/** A review that waits and what it alleges, with the decision beside. */
export function ReviewItem({ work }: ItemProps) {
  const query = useQuery(teamReviewQuery(client, work.id));
  return (
    <Loaded what="the review" query={query}>
      {(review) => (
        <SplitView besideLabel="The decision" beside={<Moderation review={review} />}>
          <KeyPlace hotkey="e" label="Evidence">
            <HeldOnly>
              <ReviewWords review={review} />
            </HeldOnly>
            {review.incident_report !== null && (
              <ReviewAllegation review={review} words={review.incident_report} />
            )}
          </KeyPlace>
        </SplitView>
      )}
    </Loaded>
  );
}
