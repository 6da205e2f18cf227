import { Badge } from '@repo/ui/components/Badge';
import { BulletList } from '@repo/ui/components/BulletList';
import { Card } from '@repo/ui/components/Card';
import { DefinitionList, type Definition } from '@repo/ui/components/DefinitionList';
import { Timeline } from '@repo/ui/components/Timeline';
import { TextLink } from '@repo/ui/components/TextLink';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Stamp } from '@repo/ui/drawings/Stamp';
import { Grid } from '@repo/ui/primitives/Grid';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useBlank, WhenFilled } from '../../site/filling.tsx';
import { Frame } from '../../site/Frame.tsx';
import { addressIn, type Language } from '../../site/languages.ts';
import { Opening } from '../../site/Opening.tsx';
import { looksOf, type KnownState } from './looks.ts';
import { wordsOf } from './words.ts';

/** The answer to a third person about a known code (decisions 8). It never shows a finding. */
export function ReportCodePage({
  language,
  state,
}: {
  readonly language: Language;
  readonly state: KnownState;
}) {
  const words = wordsOf[language];
  const { title, text, meaningTitle, meaning } = words[state];
  const origin = useBlank('origin');
  const { tone, icon: Drawing } = looksOf[state];
  const facts = (
    <Card>
      <Stack>
        <DefinitionList items={useFacts(language, state)} />
        <Text>{words.compare.address(origin)}</Text>
      </Stack>
    </Card>
  );
  const meant = (
    <TitledCard title={meaningTitle} gap="medium">
      <BulletList items={meaning} />
    </TitledCard>
  );
  return (
    <Frame language={language} path={`/r/${useBlank('report_code')}`}>
      <Stack gap="large">
        <Opening
          title={title}
          text={text}
          drawing={state === 'genuine' && <Stamp />}
          badge={
            <Inline>
              <Badge tone={tone} icon={<Drawing size="small" />}>
                {words.badge[state]}
              </Badge>
            </Inline>
          }
        />
        {tellsNothing(state) ? (
          <Grid columns={2}>
            {facts}
            {meant}
          </Grid>
        ) : (
          <Grid columns={2}>
            <Stack>
              {facts}
              {meant}
            </Stack>
            <TitledCard title={words.compare.title} gap="medium">
              <Timeline steps={words.compare.steps} />
            </TitledCard>
          </Grid>
        )}
        <Inline>
          <TextLink href={addressIn(language, '/r')} placement="alone">
            {words.another}
          </TextLink>
        </Inline>
      </Stack>
    </Frame>
  );
}

/** Such a code tells nothing of its report any more. */
const tellsNothing = (state: KnownState) => state === 'revoked' || state === 'withdrawn';

function useFacts(language: Language, state: KnownState): readonly Definition[] {
  const { facts } = wordsOf[language];
  const [code, number, issued, bought, worker, revoked] = [
    useBlank('report_code'),
    useBlank('report_number'),
    useBlank('issued_on'),
    useBlank('package_name'),
    useBlank('worker_name'),
    useBlank('revoked_on'),
  ];
  if (state === 'withdrawn') return [{ term: facts.code, value: code }];
  if (state === 'revoked')
    return [
      { term: facts.code, value: code },
      {
        term: facts.revoked,
        value: (
          <WhenFilled blank="revoked_on" otherwise={facts.yes}>
            {revoked}
          </WhenFilled>
        ),
      },
    ];
  return [
    { term: facts.code, value: code },
    { term: facts.number, value: number },
    {
      term: facts.issued,
      value: (
        <WhenFilled blank="issued_on" otherwise={facts.notYet}>
          {issued}
        </WhenFilled>
      ),
    },
    { term: facts.bought, value: bought },
    { term: facts.worker, value: worker },
  ];
}
