import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import { brand } from '@repo/domain/brand';
import { workerInitials } from '@repo/domain/initials';
import { ownScoreRows } from '@repo/domain/own-score/own-score';
import { shownScore } from '@repo/domain/trust-reach';
import { trustTierOf } from '@repo/domain/trust-tier';
import { profileBadge } from '@repo/domain/worker-verification';
import { Badge } from '@repo/ui/components/Badge';
import { Passport } from '@repo/ui/patterns/Passport';
import type { PlainKey, Say } from '../language/catalogue.ts';
import { choiceKey } from '../language/option-words.ts';
import { useLanguage } from '../language/use-language.ts';
import { passportWords } from './passport-words.ts';

const badges: Readonly<Record<string, PlainKey>> = {
  verified: 'profile.badge.verified',
  pending: 'profile.badge.pending',
  failed: 'profile.badge.failed',
};

interface OwnPassportProps {
  readonly record: WireWorkerRecord;
  /** At her success: the front alone, which turns into sight. */
  readonly isRevealed?: boolean;
  /** While she makes her profile: the front alone. */
  readonly isInMaking?: boolean;
}

/** The card of the worker: who she is, with the code of her public page, and a stamp for each part of her score. */
export function OwnPassport({ record, isRevealed = false, isInMaking = false }: OwnPassportProps) {
  const { say, formats, language } = useLanguage();
  const words = passportWords[language];
  const { name, profile_photo, verificationStatus, trust_score, smile_status, public_link } = record;
  const earnedAt = new Map(
    record.trust_score_breakdown.map(({ component, earned_at }) => [component, earned_at]),
  );
  const textOf = (component: string, points: number) => {
    const day = earnedAt.get(component) ?? null;
    return day === null ? words.earned(points) : formats.date(day);
  };
  const checkedAt = lastCheck(record);
  return (
    <Passport
      brand={brand.name}
      name={name ?? say('profile.nobody')}
      initials={workerInitials(name)}
      photo={profile_photo ?? undefined}
      about={workOf(record, say)}
      identity={
        <Badge tone={profileBadge(verificationStatus).tone}>
          {say(badges[verificationStatus] ?? 'profile.badge.other')}
        </Badge>
      }
      tier={trustTierOf(trust_score, smile_status)}
      {...shownScore(record)}
      dates={[
        words.since(formats.date(record.created_at)),
        ...(checkedAt === undefined ? [] : [words.checked(formats.date(checkedAt))]),
      ]}
      page={public_link === null ? null : { address: public_link, label: words.code }}
      stamps={
        isRevealed || isInMaking
          ? null
          : ownScoreRows(record.trust_score_breakdown, language).map(({ id, label, points, max, state }) => ({
              id,
              label,
              text: state === 'earned' ? textOf(id, points) : words.open(max - points),
              isEarned: state === 'earned',
            }))
      }
      words={words.sides}
      isRevealed={isRevealed}
    />
  );
}

/** The latest moment at which a check of hers came out well. Her own edit of her profile is none. */
const lastCheck = ({ trust_score_breakdown }: WireWorkerRecord): string | undefined =>
  trust_score_breakdown
    .flatMap(({ component, earned_at }) => (component === 'recent_profile' ? [] : (earned_at ?? [])))
    .toSorted((a, b) => a.localeCompare(b))
    .at(-1);

/** The work, the experience and the town or area, as far as the worker has filled them in. */
function workOf(
  { serviceType, experience, shown_to_employers }: WireWorkerRecord,
  say: Say,
): readonly string[] {
  const key = serviceType === null ? undefined : choiceKey(serviceType);
  const [area] = shown_to_employers.location?.split(',') ?? [];
  return [
    key === undefined ? (serviceType ?? say('profile.work.none')) : say(key),
    experience === null ? say('profile.years.none') : say('profile.years', { count: experience }),
    ...(area === undefined ? [] : [area]),
  ];
}
