import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import { workerInitials } from '@repo/domain/initials';
import { shownScore } from '@repo/domain/trust-reach';
import { trustTierOf } from '@repo/domain/trust-tier';
import { workerBadge } from '@repo/domain/worker-search';
import { Avatar } from '@repo/ui/components/Avatar';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { TrustBadge } from '@repo/ui/components/TrustBadge';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import type { ReactNode } from 'react';
import { employerLines, type EmployerLine } from '../../employer-view/employer-lines.ts';
import { choiceKey } from '../../language/option-words.ts';
import { useLanguage } from '../../language/use-language.ts';
import { employerViewWords } from './employer-view-words.ts';

/** What she fills in herself. */
const hers: ReadonlySet<EmployerLine> = new Set([
  'name',
  'work',
  'place',
  'years',
  'age',
  'languages',
  'skills',
  'education',
  'availability',
  'about',
  'idNumber',
] as const);

/** What employers read of the worker, field by field, as the service presents it to them. */
export function EmployerView({ record }: { readonly record: WireWorkerRecord }) {
  const { language } = useLanguage();
  const words = employerViewWords[language];
  const values = useValues(record);
  const isFound = record.listed && record.profile_completed_at !== null;
  return (
    <Disclosure label={words.title}>
      <Stack gap="small">
        <Text>{`${isFound ? words.found : words.hidden} ${words.afterYes}`}</Text>
        <DefinitionList
          layout="stacked"
          columns={2}
          items={employerLines.map((line) => ({
            term: words.lines[line],
            value: values[line] ?? (hers.has(line) ? words.notGiven : words.nothing),
          }))}
        />
      </Stack>
    </Disclosure>
  );
}

/** The values of the lines. Null where an employer reads nothing. */
function useValues(record: WireWorkerRecord): Readonly<Record<EmployerLine, ReactNode>> {
  const { say, formats, language } = useLanguage();
  const words = employerViewWords[language];
  const shown = record.shown_to_employers;
  const choice = (value: string | null) => {
    const key = value === null ? undefined : choiceKey(value);
    return key === undefined ? value : say(key);
  };
  const day = (moment: string | null) => (moment === null ? null : formats.date(moment));
  return {
    name: shown.name,
    photo: shown.photo && (
      <>
        <Avatar initials={workerInitials(shown.name)} photo={shown.photo} />
        <VisuallyHidden>{say('complete.photoAlt')}</VisuallyHidden>
      </>
    ),
    work: choice(shown.service_type ?? shown.position),
    place: shown.location,
    years:
      shown.experience_years === null ? null : say('profile.age.years', { count: shown.experience_years }),
    age: shown.age_band?.replace('and over', words.andOver),
    languages: shown.languages,
    skills: shown.skills,
    education: choice(shown.education),
    availability: choice(shown.availability),
    about: shown.bio && <Text lines="keep">{shown.bio}</Text>,
    identity: words.identity[workerBadge(shown.smile_status)],
    score: <TrustBadge tier={trustTierOf(shown.trust_score, shown.smile_status)} {...shownScore(shown)} />,
    incidents: shown.misconduct_flags ?? words.unchecked,
    reviews: record.reviewCount,
    phone: shown.phone,
    idNumber: shown.national_id,
    since: day(shown.created_at),
    changed: day(shown.updated_at),
    badgeChanged: day(shown.badge_last_updated),
  };
}
