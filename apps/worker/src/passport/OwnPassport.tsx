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
  /** While she makes her profile: the front alone, with nothing but what she has given. */
  readonly isInMaking?: boolean;
  /** On a profile that is not filled in: the same. */
  readonly isBlank?: boolean;
}

/** The card of the worker: who she is, with the code of her public page, and a stamp for each part of her score. */
export function OwnPassport({
  record,
  isRevealed = false,
  isInMaking = false,
  isBlank = false,
}: OwnPassportProps) {
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
  const score = shownScore(record);
  const badge = badges[verificationStatus];
  // On her first card, where the score says that nothing is checked yet, the badge would say it again.
  const isSaid = (isRevealed || isInMaking) && badge === undefined && score.score === null;
  return (
    <Passport
      brand={brand.name}
      name={name ?? say('profile.nobody')}
      // Before she has a name, a letter that is not hers would read like a mistake.
      initials={isInMaking && name === null ? '' : workerInitials(name)}
      photo={profile_photo ?? undefined}
      about={workOf(record, say, isBlank || isInMaking)}
      identity={
        !isSaid && (
          <Badge tone={profileBadge(verificationStatus).tone}>{say(badge ?? 'profile.badge.other')}</Badge>
        )
      }
      tier={trustTierOf(trust_score, smile_status)}
      {...score}
      dates={[
        words.since(formats.date(record.created_at)),
        ...(checkedAt === undefined ? [] : [words.checked(formats.date(checkedAt))]),
      ]}
      page={public_link === null ? null : { address: public_link, label: words.code }}
      stamps={
        isRevealed || isInMaking || isBlank
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

/** The work, the experience and the town or area. Of the first two it says that they are not given, but on a card in the making. */
function workOf(
  { serviceType, experience, shown_to_employers }: WireWorkerRecord,
  say: Say,
  isBlank: boolean,
): readonly string[] {
  const key = serviceType === null ? undefined : choiceKey(serviceType);
  const work = key === undefined ? serviceType : say(key);
  const years = experience === null ? null : say('profile.years', { count: experience });
  const [area = null] = shown_to_employers.location?.split(',') ?? [];
  const parts = isBlank
    ? [work, years, area]
    : [work ?? say('profile.work.none'), years ?? say('profile.years.none'), area];
  return parts.filter((part) => part !== null);
}
