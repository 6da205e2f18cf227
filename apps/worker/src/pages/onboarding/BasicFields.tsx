import { genders } from '@repo/domain/onboarding-form';
import { MAXIMUM_AGE_YEARS, MINIMUM_AGE_YEARS } from '@repo/domain/worker-profile-form';
import { workerProfileLimits } from '@repo/domain/worker-profile';
import { NumberField } from '@repo/ui/components/NumberField';
import { RadioCards } from '@repo/ui/components/RadioCards';
import { TextField } from '@repo/ui/components/TextField';
import { useLanguage } from '../../language/use-language.ts';
import type { OnboardingFormState } from './use-onboarding-form.ts';

/** The personal data of the worker. */
export function BasicFields({ form }: { readonly form: OnboardingFormState }) {
  const { say } = useLanguage();
  const { value, ...gender } = form.field('gender');
  return (
    <>
      <TextField
        label={say('onboarding.name')}
        required
        autoComplete="name"
        maxLength={workerProfileLimits.name}
        {...form.field('name')}
      />
      <NumberField
        label={say('onboarding.age')}
        required
        min={MINIMUM_AGE_YEARS}
        max={MAXIMUM_AGE_YEARS}
        {...form.field('age')}
      />
      <RadioCards
        legend={say('onboarding.gender')}
        required
        columns={2}
        phoneColumns={2}
        options={genders.map((each) => ({ value: each, title: say(`onboarding.gender.${each}`) }))}
        value={genders.find((each) => each === value) ?? ''}
        {...gender}
      />
      <TextField
        label={say('onboarding.location')}
        hint={say('onboarding.location.hint')}
        required
        autoComplete="address-level2"
        maxLength={workerProfileLimits.location}
        {...form.field('location')}
      />
    </>
  );
}
