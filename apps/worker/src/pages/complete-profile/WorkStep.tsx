import { deploymentQuirks } from '@repo/api-client/normalise/deployment-quirks';
import { serviceTypesOf } from '@repo/domain/service-types';
import {
  availabilities,
  educationLevels,
  PROFILE_EXPERIENCE_MAXIMUM_YEARS,
} from '@repo/domain/worker-profile-form';
import { NumberField } from '@repo/ui/components/NumberField';
import { Select } from '@repo/ui/components/Select';
import { TextArea } from '@repo/ui/components/TextArea';
import { TextField } from '@repo/ui/components/TextField';
import { Grid } from '@repo/ui/primitives/Grid';
import { useState } from 'react';
import { choiceKey } from '../../language/option-words.ts';
import { useLanguage } from '../../language/use-language.ts';
import type { CompleteProfileForm } from './use-profile-form.ts';
import { workStepWords } from './work-step-words.ts';

interface StepProps {
  readonly form: CompleteProfileForm;
}

/** The work of the worker (worker spec 2.12, step 2). */
export function WorkStep({ form }: StepProps) {
  const { say, language } = useLanguage();
  const words = workStepWords[language];
  const [services] = useState(() => serviceTypesOf('profile', deploymentQuirks()));
  /** A stored value outside the list stays available, because an inviting employer types the work freely. */
  const optionsOf = (list: readonly string[], chosen: string) =>
    [...list, ...(chosen === '' || list.includes(chosen) ? [] : [chosen])].map((value) => {
      const key = choiceKey(value);
      return { value, label: key === undefined ? value : say(key) };
    });
  const { values } = form;
  return (
    <>
      <Grid columns={2} gap="large">
        <Select
          label={say('complete.service')}
          options={optionsOf(services, values.service_type)}
          {...form.field('service_type')}
        />
        <NumberField
          label={say('complete.years')}
          max={PROFILE_EXPERIENCE_MAXIMUM_YEARS}
          {...form.field('experience_years')}
        />
        <Select
          label={say('complete.education')}
          placeholder={say('complete.choose')}
          options={optionsOf(educationLevels, values.education)}
          {...form.field('education')}
        />
        <TextField label={words.languages} {...form.field('languages')} />
      </Grid>
      <TextArea label={say('complete.skills')} rows={2} {...form.field('skills')} />
      <TextArea label={say('complete.bio')} {...form.field('bio')} />
      <Select
        label={say('complete.availability')}
        placeholder={say('complete.choose')}
        options={optionsOf(availabilities, values.availability)}
        {...form.field('availability')}
      />
    </>
  );
}
