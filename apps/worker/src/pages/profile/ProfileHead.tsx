import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import { workerInitials } from '@repo/domain/initials';
import { averageRatingText } from '@repo/domain/review';
import { shownScore } from '@repo/domain/trust-reach';
import { trustTierOf } from '@repo/domain/trust-tier';
import { profileBadge } from '@repo/domain/worker-verification';
import { Badge } from '@repo/ui/components/Badge';
import { Card } from '@repo/ui/components/Card';
import { Person } from '@repo/ui/components/Person';
import { Stats } from '@repo/ui/components/Stats';
import { TrustBadge } from '@repo/ui/components/TrustBadge';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useScoreText } from '@repo/ui/words/use-score-text';
import type { PlainKey, Say } from '../../language/catalogue.ts';
import { choiceKey } from '../../language/option-words.ts';
import { useLanguage } from '../../language/use-language.ts';
import { OwnScore } from './OwnScore.tsx';

const badges: Readonly<Record<string, PlainKey>> = {
  verified: 'profile.badge.verified',
  pending: 'profile.badge.pending',
  failed: 'profile.badge.failed',
};

/** The worker, the trust score with its parts, and the ratings of employers. */
export function ProfileHead({ record }: { readonly record: WireWorkerRecord }) {
  const { say } = useLanguage();
  const scoreText = useScoreText();
  const shown = shownScore(record);
  const { name, profile_photo, verificationStatus, rating, reviewCount, trust_score, smile_status } = record;
  return (
    <Card>
      <Stack>
        <Person
          initials={workerInitials(name)}
          {...(profile_photo === null ? {} : { photo: profile_photo })}
          size="large"
          name={<Heading level={2}>{name ?? say('profile.nobody')}</Heading>}
        >
          <Text tone="muted">{workOf(record, say)}</Text>
          <Inline>
            <Badge tone={profileBadge(verificationStatus).tone}>
              {say(badges[verificationStatus] ?? 'profile.badge.other')}
            </Badge>
            <TrustBadge tier={trustTierOf(trust_score, smile_status)} {...shown} />
          </Inline>
        </Person>
        <Stats
          items={[
            { label: say('profile.trust'), value: scoreText(shown) },
            {
              label: say('profile.rating'),
              value: rating === null ? say('profile.rating.none') : averageRatingText(rating),
            },
            { label: say('profile.reviews'), value: reviewCount },
          ]}
        />
        <OwnScore
          rows={record.trust_score_breakdown}
          shown={shown}
          tier={trustTierOf(trust_score, smile_status)}
        />
      </Stack>
    </Card>
  );
}

/** The work and the experience, as far as the worker has filled them in. */
function workOf({ serviceType, experience }: WireWorkerRecord, say: Say): string {
  const key = serviceType === null ? undefined : choiceKey(serviceType);
  return [
    key === undefined ? (serviceType ?? say('profile.work.none')) : say(key),
    experience === null ? say('profile.years.none') : say('profile.years', { count: experience }),
  ].join(' · ');
}
