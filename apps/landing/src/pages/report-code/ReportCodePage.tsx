import { Mark } from '@repo/ui/brand/Mark';
import { BulletList } from '@repo/ui/components/BulletList';
import { FileCompare } from '@repo/ui/components/FileCompare';
import { SealPanel, type SealFact } from '@repo/ui/components/SealPanel';
import { Timeline } from '@repo/ui/components/Timeline';
import { TextLink } from '@repo/ui/components/TextLink';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Grid } from '@repo/ui/primitives/Grid';
import { Stack } from '@repo/ui/primitives/Stack';
import { useBlank, WhenFilled } from '../../site/filling.tsx';
import { Frame } from '../../site/Frame.tsx';
import { addressIn, type Language } from '../../site/languages.ts';
import { looksOf, tellsNothing, type KnownState } from './looks.ts';
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
  const code = useBlank('report_code');
  const { title, text, meaningTitle, meaning } = words[state];
  const { tone, icon } = looksOf[state];
  const { same, ...file } = words.file;
  return (
    <Frame language={language} path={`/r/${code}`}>
      <Stack gap="large">
        <SealPanel
          tone={tone}
          icon={icon}
          title={title}
          text={text}
          note={words.address(useBlank('origin'))}
          facts={useFacts(language, state)}
          refusal={tellsNothing(state) ? undefined : words.refusal}
          mark={tellsNothing(state) ? undefined : <Mark />}
        />
        <TitledCard title={meaningTitle} gap="medium">
          <BulletList items={meaning} />
        </TitledCard>
        {!tellsNothing(state) && (
          <Grid columns={2}>
            <TitledCard title={words.compare.title} gap="medium">
              <Timeline steps={words.compare.steps} />
            </TitledCard>
            <FileCompare
              {...file}
              // A report that is under way has no final file.
              results={{ ...file.results, same: same[state === 'inProgress' ? 'genuine' : state] }}
              // Only a file of a complete report that still counts is told in green.
              isCurrent={state === 'genuine'}
              address={`/api/report-codes/${code}/files/`}
            />
          </Grid>
        )}
        <TextLink href={addressIn(language, '/r')} placement="alone">
          {words.another}
        </TextLink>
      </Stack>
    </Frame>
  );
}

function useFacts(language: Language, state: KnownState): readonly SealFact[] {
  const { facts } = wordsOf[language];
  const [code, number, issued, bought, worker, revoked] = [
    useBlank('report_code'),
    useBlank('report_number'),
    useBlank('issued_on'),
    useBlank('package_name'),
    useBlank('worker_name'),
    useBlank('revoked_on'),
  ];
  if (state === 'withdrawn') return [{ term: facts.code, value: code, isCode: true }];
  if (state === 'revoked')
    return [
      { term: facts.code, value: code, isCode: true },
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
    { term: facts.number, value: number, isCode: true, place: 'number' },
    {
      term: facts.issued,
      isCode: true,
      place: 'date',
      value: (
        <WhenFilled blank="issued_on" otherwise={facts.notYet}>
          {issued}
        </WhenFilled>
      ),
    },
    { term: facts.worker, value: worker, place: 'name' },
    { term: facts.bought, value: bought },
    { term: facts.code, value: code, isCode: true },
  ];
}
