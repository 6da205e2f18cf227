import { Card } from '@repo/ui/components/Card';
import { CheckList } from '@repo/ui/components/CheckList';
import { CheckTimeline } from '@repo/ui/components/CheckTimeline';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { StarRating } from '@repo/ui/components/StarRating';
import { TextLink } from '@repo/ui/components/TextLink';
import { Band } from '@repo/ui/patterns/Band';
import { Divider } from '@repo/ui/primitives/Divider';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { addressIn, type Language } from '../../site/languages.ts';
import { SampleHead } from './SampleHead.tsx';
import { sampleChecks, sampleDecided, sampleRating, sampleScore, sampleStates } from './sample-report.ts';
import { wordsOf } from './words.ts';

/** The content of a real report, with invented findings. */
export function SampleReport({ language }: { readonly language: Language }) {
  const { title, lead, points, link, checkLink } = wordsOf[language].sample;
  return (
    <Band id="sample-report" title={title} lead={lead} tone="soft" beside={<Report language={language} />}>
      <CheckList items={points} />
      <Stack gap="xsmall" align="start">
        <TextLink href="/safehire?screen=report" placement="alone">
          {link}
        </TextLink>
        <TextLink href={addressIn(language, '/r')} placement="alone">
          {checkLink}
        </TextLink>
      </Stack>
    </Band>
  );
}

function Report({ language }: { readonly language: Language }) {
  const words = wordsOf[language].sample;
  return (
    <Card padding="large" as="article">
      <Stack gap="large">
        <SampleHead language={language} level={3} />
        <StarRating rating={sampleRating.average} showNumber count={words.reviews(sampleRating.count)} />
        <Disclosure label={words.scoreExplained}>
          <DefinitionList
            items={sampleScore.breakdown.map(({ component, points, max }) => ({
              term: words.components[component],
              value: words.pointsOf(points, max),
            }))}
          />
        </Disclosure>
        <Divider />
        <Text weight="strong">{words.decided(sampleDecided, sampleChecks.length)}</Text>
        <CheckTimeline
          label={words.checksLabel}
          checks={sampleChecks.map((kind) => {
            const { title, source, note } = words.checks[kind];
            return {
              id: kind,
              title,
              state: sampleStates[kind],
              source: source || undefined,
              next: note || undefined,
            };
          })}
        />
      </Stack>
    </Card>
  );
}
