import { ButtonLink } from '@repo/ui/components/Button';
import { CheckList } from '@repo/ui/components/CheckList';
import { Timeline } from '@repo/ui/components/Timeline';
import { Band } from '@repo/ui/patterns/Band';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Frame } from '../../site/Frame.tsx';
import { useBlank } from '../../site/filling.tsx';
import { workerApp, type Language } from '../../site/languages.ts';
import { About } from './About.tsx';
import { Checked } from './Checked.tsx';
import { Pricing } from './Pricing.tsx';
import { FirstView } from './FirstView.tsx';
import { Questions } from './Questions.tsx';
import { SampleReport } from './SampleReport.tsx';
import { wordsOf } from './words.ts';

interface PartProps {
  readonly language: Language;
}

/** The public landing page (worker-and-public spec, 2.2). The server redirects its links to the other sites. */
export function HomePage({ language }: PartProps) {
  return (
    <Frame language={language} path="/" layout="bands">
      <FirstView language={language} />
      <HowItWorks language={language} />
      <Checked language={language} />
      <SampleReport language={language} />
      <Pricing language={language} />
      <ForWorkers language={language} />
      <Questions language={language} />
      <About language={language} />
      <Start language={language} />
    </Frame>
  );
}

function HowItWorks({ language }: PartProps) {
  const { title, lead, steps } = wordsOf[language].howItWorks;
  const { submit, consent, verify, report } = steps;
  const delivered = { title: report.title, text: report.text(useBlank('steps_hours')) };
  return (
    <Band id="how-it-works" title={title} lead={lead} tone="surface">
      <Timeline layout="across" steps={[submit, consent, verify, delivered]} />
    </Band>
  );
}

function ForWorkers({ language }: PartProps) {
  const { title, lead, points, button } = wordsOf[language].forWorkers;
  return (
    <Band
      id="for-workers"
      title={title}
      lead={lead}
      tone="soft"
      beside={
        <Stack gap="large">
          <CheckList label={title} items={points} />
          <Inline fill>
            <ButtonLink href={workerApp(language)} variant="secondary">
              {button}
            </ButtonLink>
          </Inline>
        </Stack>
      }
    />
  );
}

function Start({ language }: PartProps) {
  const { hero, start } = wordsOf[language];
  return (
    <Band id="start" title={start.title} lead={start.lead} tone="brand">
      <Inline fill>
        <ButtonLink href="/signup" variant="secondary">
          {hero.getStarted}
        </ButtonLink>
      </Inline>
    </Band>
  );
}
