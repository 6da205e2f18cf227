import { Avatar } from '@repo/ui/components/Avatar';
import { BulletList } from '@repo/ui/components/BulletList';
import { ButtonLink } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { ScoreCircle } from '@repo/ui/components/ScoreCircle';
import { TextLink } from '@repo/ui/components/TextLink';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { TrustBadge } from '@repo/ui/components/TrustBadge';
import { Grid } from '@repo/ui/primitives/Grid';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useBlank, WhenFilled } from '../../site/filling.tsx';
import { Frame } from '../../site/Frame.tsx';
import { workerApp, type Language } from '../../site/languages.ts';
import { Behind } from './Behind.tsx';
import { MadeOf } from './MadeOf.tsx';
import type { ShownTier } from './shown-tier.ts';
import { wordsOf } from './words.ts';

/** The public profile of a worker: the only data that a stranger gets (decisions 5), and its meaning. */
export function WorkerProfilePage({
  language,
  shownTier,
}: {
  readonly language: Language;
  readonly shownTier: ShownTier;
}) {
  const words = wordsOf[language];
  return (
    <Frame language={language} path={`/w/${useBlank('slug')}`}>
      <Stack gap="large">
        <ProfileHead language={language} shownTier={shownTier} />
        <MadeOf language={language} shownTier={shownTier} />
        <Grid columns={2}>
          <TitledCard title={words.limits.title} gap="medium">
            <BulletList items={words.limits.items} />
          </TitledCard>
          <TitledCard title={words.own.title}>
            <Text>{words.own.shown}</Text>
            <Text>{words.own.raise}</Text>
            <TextLink href={workerApp(language)} placement="alone">
              {words.own.link}
            </TextLink>
          </TitledCard>
        </Grid>
      </Stack>
    </Frame>
  );
}

/** The worker with the meaning of the score, and only then, or beside it, the way to hire. */
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
      <Grid columns={2} gap="xlarge">
        <Stack gap="large">
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
          <WhenFilled blank="photo">
            <Text tone="muted">{words.photo(name)}</Text>
          </WhenFilled>
          <Behind language={language} shownTier={shownTier} />
        </Stack>
        <Stack>
          <Heading level={2} size={3}>
            {words.hire.title(name)}
          </Heading>
          <Inline gap="small" fill>
            <ButtonLink href="/signup">{words.hire.signUp}</ButtonLink>
            <ButtonLink href="/login" variant="secondary">
              {words.hire.signIn}
            </ButtonLink>
          </Inline>
          <Stack gap="xsmall">
            <Heading level={3} size={4}>
              {words.hire.next}
            </Heading>
            <Text>{words.hire.text(name)}</Text>
            <Text>{words.hire.consent(name)}</Text>
          </Stack>
        </Stack>
      </Grid>
    </Card>
  );
}

function Tier({ shownTier: tier }: { readonly shownTier: ShownTier }) {
  const score = useBlank('trust_score');
  return tier === 'none' ? (
    <TrustBadge tier="Basic" score={null} />
  ) : (
    <TrustBadge tier={tier} score={score} />
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
