import { Card } from '@repo/ui/components/Card';
import { CheckTimeline } from '@repo/ui/components/CheckTimeline';
import { Stack } from '@repo/ui/primitives/Stack';
import type { CheckKind } from '@repo/domain/check';
import type { Language } from '../../site/languages.ts';
import { SampleHead } from './SampleHead.tsx';
import { sampleStates } from './sample-report.ts';
import { wordsOf } from './words.ts';

/** One check of each kind: done, waiting, and without a result. */
const glanced: readonly CheckKind[] = ['identity', 'criminal_record', 'work_history'];

/** The report in a few lines, as the picture of the first view. */
export function ReportGlance({ language }: { readonly language: Language }) {
  const { checks, checksLabel } = wordsOf[language].sample;
  return (
    <Card>
      <Stack gap="large">
        <SampleHead language={language} level={2} />
        <CheckTimeline
          label={checksLabel}
          checks={glanced.map((kind) => ({
            id: kind,
            title: checks[kind].title,
            state: sampleStates[kind],
          }))}
        />
      </Stack>
    </Card>
  );
}
