import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import type { WireWorkerDashboard } from '@repo/api-client/queries/worker-app';
import { nextPointsOf } from '@repo/domain/own-score/next-points';
import { shownScore } from '@repo/domain/trust-reach';
import { trustPoints } from '@repo/domain/trust-score';
import { trustTiers } from '@repo/domain/trust-tier';
import { Card, CardLink } from '@repo/ui/components/Card';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { ScoreCircle } from '@repo/ui/components/ScoreCircle';
import { ShieldIcon } from '@repo/ui/icons/ShieldIcon';
import { Divider } from '@repo/ui/primitives/Divider';
import { Heading } from '@repo/ui/primitives/Heading';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useScoreText } from '@repo/ui/words/use-score-text';
import { useTierNames } from '@repo/ui/words/use-tier-names';
import { useId } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import { nextPointsText } from '../../passport/next-points-words.ts';
import { paths } from '../../paths.ts';
import { firstParts, homeWords } from './home-words.ts';

interface ScoreTileProps {
  readonly dashboard: WireWorkerDashboard;
  /** Undefined where it did not arrive. */
  readonly record: WireWorkerRecord | undefined;
}

/** Her standing: the trust score, its tier, what would raise it, her reviews and her jobs. The whole tile leads to her card. */
export function ScoreTile({ dashboard, record }: ScoreTileProps) {
  const { say, formats } = useLanguage();
  const titleId = useId();
  const scoreText = useScoreText();
  const tierNames = useTierNames();
  const shown = shownScore(dashboard);
  const tier = trustTiers.find((each) => each === dashboard.trust_badge) ?? 'Basic';
  const isUnchecked = shown.score === null;
  const isFinal = shown.score !== null && shown.upTo === null;
  return (
    <Card as="section" padding="small" labelledBy={titleId}>
      <Stack gap="small">
        <Spread wrap="late">
          <Stack gap="xxsmall">
            <Heading level={2} size={4} id={titleId}>
              <CardLink href={paths.profile}>{say('dashboard.score')}</CardLink>
            </Heading>
            <Text weight="medium">{isFinal ? tierNames[tier] : scoreText(shown)}</Text>
            {!isUnchecked && <NextPoints score={dashboard.trust_score} record={record} />}
          </Stack>
          <ScoreCircle {...shown} tier={tier} mark={ShieldIcon} size={isUnchecked ? 'small' : 'medium'} />
        </Spread>
        {isUnchecked && <FirstPoints />}
        <Divider />
        <DefinitionList
          layout="inline"
          items={[
            { term: say('dashboard.reviews'), value: formats.number(dashboard.reviews) },
            { term: say('dashboard.jobs'), value: formats.number(dashboard.jobs) },
          ]}
        />
      </Stack>
    </Card>
  );
}

/** What adds the first points, before anything was checked. */
function FirstPoints() {
  const { language } = useLanguage();
  const words = homeWords[language];
  return (
    <Stack gap="xsmall">
      <Text tone="muted">{words.raises}</Text>
      <DefinitionList
        items={firstParts.map((part) => ({
          term: words.parts[part],
          value: words.points(trustPoints[part]),
        }))}
      />
    </Stack>
  );
}

/** Nothing where no part that she can begin would help, and where the record is of another moment than the score. */
function NextPoints({
  score,
  record,
}: {
  readonly score: number;
  readonly record: ScoreTileProps['record'];
}) {
  const { language } = useLanguage();
  const names = useTierNames();
  if (record === undefined || record.trust_score !== score) return null;
  const next = nextPointsOf({
    rows: record.trust_score_breakdown,
    score: shownScore(record).score,
    smileStatus: record.smile_status,
  });
  return next && <Text tone="muted">{nextPointsText(next, language, names)}</Text>;
}
