import { UNKNOWN_NAME } from '@repo/api-client/normalise/worker';
import { writtenReviewsQuery } from '@repo/api-client/queries/reviews';
import { ButtonLink } from '@repo/ui/components/Button';
import { EmptyState } from '@repo/ui/components/EmptyState';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { TextLink } from '@repo/ui/components/TextLink';
import { Doorway } from '@repo/ui/drawings/Doorway';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';
import { WrittenReviewCard } from './WrittenReviewCard.tsx';

/** Every review by this employer, of any worker and in any status. */
export default function AllReviewsPage() {
  const query = useQuery(writtenReviewsQuery(client));
  const failed = useLoadFailure(query);
  return (
    <Screen
      title="All Reviews"
      subtitle="What you wrote, and where it stands."
      back={{ label: 'Back to dashboard', href: paths.dashboard }}
    >
      {query.data === undefined ? (
        failed === null ? (
          <Skeleton label="Loading reviews..." kind="card" count={3} />
        ) : (
          <LoadError message="Failed to load reviews. Please try again." {...failed.retry} />
        )
      ) : query.data.length === 0 ? (
        <EmptyState
          title="No Reviews Yet"
          drawing={<Doorway />}
          action={
            <ButtonLink href={paths.dashboard} state={{ activeTab: 'workers' }}>
              Browse Workers
            </ButtonLink>
          }
        >
          You write a review on the profile of a worker whose check you paid for, or who accepted your
          invitation.
        </EmptyState>
      ) : (
        <Stack as="ul" gap="small">
          {query.data.map((review) => (
            <WrittenReviewCard
              key={review.id}
              review={review}
              title={
                <div>
                  <Heading level={2} size={4}>
                    {review.nanny_name ?? UNKNOWN_NAME}
                  </Heading>
                  {review.nanny_phone !== null && <Text tone="muted">{review.nanny_phone}</Text>}
                </div>
              }
            >
              <TextLink placement="alone" href={paths.workerReviews} state={{ workerId: review.nanny_id }}>
                Reviews of this worker
              </TextLink>
            </WrittenReviewCard>
          ))}
        </Stack>
      )}
    </Screen>
  );
}
