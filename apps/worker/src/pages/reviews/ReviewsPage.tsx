import { isFirstTry } from '@repo/app-shell/data/first-try';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { workerDashboardQuery } from '@repo/api-client/queries/worker-app';
import { workerReviewsQuery, type WorkerReviews } from '@repo/api-client/queries/worker-status';
import { Card } from '@repo/ui/components/Card';
import { EmptyState } from '@repo/ui/components/EmptyState';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { StarRating } from '@repo/ui/components/StarRating';
import { Doorway } from '@repo/ui/drawings/Doorway';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Heading } from '@repo/ui/primitives/Heading';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { relativeDateIn } from '../../language/relative-date.ts';
import { useFailureWords } from '../../language/use-failure-words.ts';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';
import { Objection } from './Objection.tsx';
import { reviewWords } from './review-words.ts';

/** The reviews by employers of the worker's work (worker spec 2.15). */
export default function ReviewsPage() {
  const { say } = useLanguage();
  const failureWords = useFailureWords();
  const query = useQuery(workerReviewsQuery(client));
  const failure = useLoadFailure(query);
  // It has the phone of our team's chat. The reviews wait for it, so that no link moves them.
  const dashboard = useQuery(workerDashboardQuery(client));
  const isComing = query.data === undefined || isFirstTry(dashboard);
  return (
    <Screen title={say('reviews.title')} back={{ label: say('nav.toDashboard'), href: paths.dashboard }}>
      {failure !== null && (
        <LoadError message={failureWords(failure.error, 'reviews.failed')} {...failure.retry} />
      )}
      {failure === null && isComing && <Skeleton label={say('screen.waiting')} kind="card" />}
      {query.data !== undefined && !isComing && (
        <Reviews reviews={query.data} phone={dashboard.data?.help_phone ?? null} />
      )}
    </Screen>
  );
}

interface ReviewsProps {
  readonly reviews: WorkerReviews;
  /** Null where nobody in the team chats. */
  readonly phone: string | null;
}

function Reviews({ reviews: { rating, reviewCount, reviews }, phone }: ReviewsProps) {
  const { say, language } = useLanguage();
  const [now] = useState(() => new Date());
  if (rating === null)
    return (
      <EmptyState title={say('reviews.none')} drawing={<Doorway />}>
        {say('reviews.none.text')}
      </EmptyState>
    );
  return (
    <>
      <Card>
        <Stack gap="small">
          <Spread wrap gap="xsmall">
            <StarRating rating={rating} size="large" showNumber />
            <Text weight="medium">{say('reviews.count', { count: reviewCount })}</Text>
          </Spread>
          <Text tone="muted">{reviewWords[language].who}</Text>
        </Stack>
      </Card>
      <Stack as="section">
        <Heading level={2}>{say('reviews.list')}</Heading>
        <Stack as="ul">
          {reviews.map((review) => (
            <Review key={review.id} review={review} now={now} phone={phone} />
          ))}
        </Stack>
      </Stack>
    </>
  );
}

interface ReviewProps {
  readonly review: WorkerReviews['reviews'][number];
  readonly now: Date;
  readonly phone: string | null;
}

/** The service promises its author anonymity, also towards the worker. */
function Review({ review, now, phone }: ReviewProps) {
  const { say, language } = useLanguage();
  return (
    <Card as="li">
      <Stack gap="small">
        <Spread wrap gap="xsmall">
          <StarRating rating={review.rating} />
          <Text as="span" tone="muted">
            {relativeDateIn(language, review.date, now)}
          </Text>
        </Spread>
        <Text lines="keep">{review.text}</Text>
        <Spread wrap gap="xsmall">
          <Text tone="muted">{review.reviewerName ?? say('reviews.by')}</Text>
          {phone !== null && <Objection date={review.date} phone={phone} />}
        </Spread>
      </Stack>
    </Card>
  );
}
