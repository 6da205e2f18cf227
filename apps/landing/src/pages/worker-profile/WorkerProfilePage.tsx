import { trustComponents, trustPoints } from '@repo/domain/trust-score';
import type { TrustTier } from '@repo/domain/trust-tier';
import { Avatar } from '@repo/ui/components/Avatar';
import { BulletList } from '@repo/ui/components/BulletList';
import { ButtonLink } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
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
        <ShownTier language={language} shownTier={shownTier} />
        <Grid columns={2}>
          <Stack>
            <TitledCard title={words.hire.title(name)} gap="medium">
              <Text>{words.hire.text(name)}</Text>
              <Text>{words.hire.consent(name)}</Text>
              <Inline gap="small">
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
            <Text>{words.made.text}</Text>
            <DefinitionList
              items={trustComponents.map((component) => ({
                term: words.made.components[component],
                value: words.made.points(String(trustPoints[component])),
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

function ShownTier({ language, shownTier }: { readonly language: Language; readonly shownTier: ShownTier }) {
  const words = wordsOf[language];
  const score = useBlank('trust_score');
  const name = useBlank('first_name');
  return (
    <Card padding="large">
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
        <WhenFilled blank="photo">
          <Text tone="muted">{words.photo(name)}</Text>
        </WhenFilled>
        <Text>{words.meaning[meaningOf(shownTier)](name, score)}</Text>
        {shownTier !== 'none' && (
          <WhenFilled blank="trust_reach">
            <Text>{words.running}</Text>
          </WhenFilled>
        )}
      </Stack>
    </Card>
  );
}

/** From Silver on the identity is verified. */
const meaningOf = (tier: ShownTier) => (tier === 'none' || tier === 'Basic' ? tier : 'verified');

function Tier({ shownTier: tier }: { readonly shownTier: ShownTier }) {
  const score = useBlank('trust_score');
  const upTo = useBlank('trust_reach');
  if (tier === 'none') return <TrustBadge tier="Basic" score={null} />;
  return (
    <WhenFilled blank="trust_reach" otherwise={<TrustBadge tier={tier} score={score} />}>
      <TrustBadge tier={tier} score={score} upTo={upTo} />
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
