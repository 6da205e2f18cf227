import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import { workerShareQuery } from '@repo/api-client/queries/worker-app';
import { brand } from '@repo/domain/brand';
import { workerInitials } from '@repo/domain/initials';
import { ownScoreRows } from '@repo/domain/own-score/own-score';
import { shownScore } from '@repo/domain/trust-reach';
import { trustTierOf } from '@repo/domain/trust-tier';
import { profileBadge } from '@repo/domain/worker-verification';
import { Badge } from '@repo/ui/components/Badge';
import { Passport } from '@repo/ui/patterns/Passport';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import type { PlainKey, Say } from '../../language/catalogue.ts';
import { choiceKey } from '../../language/option-words.ts';
import { useLanguage } from '../../language/use-language.ts';
import { passportWords } from './passport-words.ts';

const badges: Readonly<Record<string, PlainKey>> = {
  verified: 'profile.badge.verified',
  pending: 'profile.badge.pending',
  failed: 'profile.badge.failed',
};

/** The card of the worker: who she is, with the code of her public page, and a stamp for each part of her score. */
export function OwnPassport({ record }: { readonly record: WireWorkerRecord }) {
  const { say, formats, language } = useLanguage();
  const words = passportWords[language];
  // Asking for the link makes her public page, which is hers to want: it is known here once she has shared it.
  const { data: share } = useQuery({ ...workerShareQuery(client), enabled: false });
  const { name, profile_photo, verificationStatus, trust_score, smile_status } = record;
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
      since={words.since(formats.date(record.created_at))}
      page={share?.listed && share.link !== null ? { address: share.link, label: words.code } : null}
      stamps={ownScoreRows(record.trust_score_breakdown, language).map(
        ({ id, label, points, max, state }) => ({
          id,
          label,
          text: state === 'earned' ? words.earned(points) : words.open(max - points),
          isEarned: state === 'earned',
        }),
      )}
      words={words.sides}
    />
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
