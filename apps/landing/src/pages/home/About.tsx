import { Feature } from '@repo/ui/components/Feature';
import { CheckCircleIcon } from '@repo/ui/icons/CheckCircleIcon';
import { HeartIcon } from '@repo/ui/icons/HeartIcon';
import { PeopleIcon } from '@repo/ui/icons/PeopleIcon';
import { Band } from '@repo/ui/patterns/Band';
import { Grid } from '@repo/ui/primitives/Grid';
import type { Language } from '../../site/languages.ts';
import { RunBy } from '../../site/Operator.tsx';
import { wordsOf } from './words.ts';

export function About({ language }: { readonly language: Language }) {
  const { title, lead, values } = wordsOf[language].about;
  const { consent, honesty, fairness } = values;
  return (
    <Band id="about" title={title} lead={lead} tone="surface">
      <Grid columns={3} gap="large" as="ul">
        <Feature as="li" icon={<HeartIcon />} title={consent.title}>
          {consent.text}
        </Feature>
        <Feature as="li" icon={<CheckCircleIcon />} title={honesty.title}>
          {honesty.text}
        </Feature>
        <Feature as="li" icon={<PeopleIcon />} title={fairness.title}>
          {fairness.text}
        </Feature>
      </Grid>
      <RunBy language={language} />
    </Band>
  );
}
