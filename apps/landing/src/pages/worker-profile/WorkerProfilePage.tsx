import { trustComponents, trustPoints } from '@repo/domain/trust-score';
import type { TrustTier } from '@repo/domain/trust-tier';
import { Avatar } from '@repo/ui/components/Avatar';
import { BulletList } from '@repo/ui/components/BulletList';
import { ButtonLink } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { IconList, type IconListItem } from '@repo/ui/components/IconList';
import { ScoreCircle } from '@repo/ui/components/ScoreCircle';
import { TextLink } from '@repo/ui/components/TextLink';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { TrustBadge } from '@repo/ui/components/TrustBadge';
import { CheckCircleIcon } from '@repo/ui/icons/CheckCircleIcon';
import { HourglassIcon } from '@repo/ui/icons/HourglassIcon';
import { PersonIcon } from '@repo/ui/icons/PersonIcon';
import { ShieldIcon } from '@repo/ui/icons/ShieldIcon';
import { Grid } from '@repo/ui/primitives/Grid';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useBlank, WhenFilled } from '../../site/filling.tsx';
import { Frame } from '../../site/Frame.tsx';
import type { Language } from '../../site/languages.ts';
import { wordsOf } from './words.ts';

/** The variants of the page: one for each tier, and one for a worker about whom nothing was checked. */
export const shownTiers = ['none', 'Basic', 'Silver', 'Gold', 'Platinum'] as const satisfies readonly (
  | TrustTier
  | 'none'
)[];
export type ShownTier = (typeof shownTiers)[number];

/** The public profile of a worker: the only data that a stranger gets (decisions 5), and its meaning. */
export function WorkerProfilePage({
  language,
  shownTier,
}: {
  readonly language: Language;
  readonly shownTier: ShownTier;
}) {
  const words = wordsOf[language];
  const name = useBlank('first_name');
  return (
    <Frame language={language} path={`/w/${useBlank('slug')}`}>
      <Stack gap="large">
        <ProfileHead language={language} shownTier={shownTier} />
        <Grid columns={2}>
          <Stack>
            <TitledCard title={words.hire.title(name)} gap="medium">
              <Text>{words.hire.text(name)}</Text>
              <Text>{words.hire.consent(name)}</Text>
              <Inline gap="small" fill>
                <ButtonLink href="/signup">{words.hire.signUp}</ButtonLink>
                <ButtonLink href="/login" variant="secondary">
                  {words.hire.signIn}
                </ButtonLink>
              </Inline>
            </TitledCard>
            <TitledCard title={words.limits.title} gap="medium">
              <BulletList items={words.limits.items} />
            </TitledCard>
          </Stack>
          <TitledCard title={words.made.title} gap="medium">
            <Text>{words.made.text[hasIdentity(shownTier) ? 'others' : 'sum']}</Text>
            <DefinitionList
              items={trustComponents.map((component) => ({
                term: words.made.components[component],
                value: words.made[component === 'identity' && hasIdentity(shownTier) ? 'earned' : 'points'](
                  String(trustPoints[component]),
                ),
              }))}
            />
          </TitledCard>
        </Grid>
        <TitledCard title={words.own.title}>
          <Text>{`${words.own.shown} ${words.own.raise}`}</Text>
          <TextLink href="/worker" placement="alone">
            {words.own.link}
          </TextLink>
        </TitledCard>
      </Stack>
    </Frame>
  );
}

/** The worker, and beside that the meaning of the score. */
function ProfileHead({
  language,
  shownTier,
}: {
  readonly language: Language;
  readonly shownTier: ShownTier;
}) {
  const words = wordsOf[language];
  const name = useBlank('first_name');
  return (
    <Card padding="large">
      <Grid columns={2} gap="large">
        <Stack>
          <Inline gap="large">
            <WhenFilled blank="photo">
              <Avatar size="large" initials="" photo={useBlank('photo')} />
            </WhenFilled>
            <Circle shownTier={shownTier} />
            <Stack gap="xsmall">
              <Heading level={1}>{name}</Heading>
              <WhenFilled blank="service_type">
                <Text size="large" tone="muted">
                  {useBlank('service_type')}
                </Text>
              </WhenFilled>
              <Tier shownTier={shownTier} />
            </Stack>
          </Inline>
          <TierSoFar shownTier={shownTier} />
          <WhenFilled blank="photo">
            <Text tone="muted">{words.photo(name)}</Text>
          </WhenFilled>
        </Stack>
        <Behind language={language} shownTier={shownTier} />
      </Grid>
    </Card>
  );
}

/** From Silver on the identity is verified, and has earned its points. */
const hasIdentity = (tier: ShownTier) => tier !== 'none' && tier !== 'Basic';

/** What is behind the score, as far as the tier and the sum tell it. */
function Behind({ language, shownTier }: { readonly language: Language; readonly shownTier: ShownTier }) {
  const { behind } = wordsOf[language];
  const [name, score, upTo] = [useBlank('first_name'), useBlank('trust_score'), useBlank('trust_reach')];
  const { verified, basic, none, door } = behind;
  const facts: Readonly<Record<'verified' | 'Basic' | 'none', IconListItem>> = {
    verified: { icon: CheckCircleIcon, title: verified.title, text: verified.text(score) },
    Basic: { icon: ShieldIcon, title: basic.title, text: basic.text(name, score) },
    none: { icon: ShieldIcon, title: none.title, text: none.text(name) },
  };
  return (
    <Stack>
      {shownTier !== 'none' && (
        <WhenFilled blank="trust_reach">
          <IconList
            items={[{ icon: HourglassIcon, title: behind.running.title, text: behind.running.text(upTo) }]}
          />
        </WhenFilled>
      )}
      <IconList
        items={[
          facts[shownTier === 'none' || shownTier === 'Basic' ? shownTier : 'verified'],
          { icon: PersonIcon, ...door },
        ]}
      />
    </Stack>
  );
}

function Tier({ shownTier: tier }: { readonly shownTier: ShownTier }) {
  const score = useBlank('trust_score');
  if (tier === 'none') return <TrustBadge tier="Basic" score={null} />;
  return (
    <WhenFilled blank="trust_reach" otherwise={<TrustBadge tier={tier} score={score} />}>
      {null}
    </WhenFilled>
  );
}

/** While checks run, the badge has too many words for a place beside the circle. */
function TierSoFar({ shownTier: tier }: { readonly shownTier: ShownTier }) {
  const [score, upTo] = [useBlank('trust_score'), useBlank('trust_reach')];
  if (tier === 'none') return null;
  return (
    <WhenFilled blank="trust_reach">
      <Inline>
        <TrustBadge tier={tier} score={score} upTo={upTo} />
      </Inline>
    </WhenFilled>
  );
}

/** The server knows how far the open checks can reach only while they run. */
function Circle({ shownTier: tier }: { readonly shownTier: ShownTier }) {
  const score = useBlank('trust_score');
  const upTo = useBlank('trust_reach');
  if (tier === 'none') return <ScoreCircle size="large" tier="Basic" score={null} />;
  return (
    <WhenFilled blank="trust_reach" otherwise={<ScoreCircle size="large" tier={tier} score={score} />}>
      <ScoreCircle size="large" tier={tier} score={score} upTo={upTo} />
    </WhenFilled>
  );
}
