import { ageOn, nairobiDay } from '@repo/domain/dates';
import { groupInThrees, isProfilePhone } from '@repo/domain/phone';
import { latestDateOfBirth } from '@repo/domain/worker-profile-form';
import { DateField } from '@repo/ui/components/DateField';
import { PhoneField } from '@repo/ui/components/PhoneField';
import { TextField } from '@repo/ui/components/TextField';
import { Grid } from '@repo/ui/primitives/Grid';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useState } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import { basicStepWords } from './basic-step-words.ts';
import type { CompleteProfileForm } from './use-profile-form.ts';

interface StepProps {
  readonly form: CompleteProfileForm;
}

/** The personal data of the worker (worker spec 2.12, step 1). */
export function BasicStep({ form }: StepProps) {
  const { say, language } = useLanguage();
  const words = basicStepWords[language];
  const [now] = useState(() => new Date());
  // The phone belongs to the account. The worker can correct it only when another server left an invalid one.
  const [isPhoneFixed] = useState(() => isProfilePhone(form.values.phone));
  const isFixed = (name: 'name' | 'date_of_birth' | 'national_id') => form.fixed.includes(name);
  const whyFixed = say('complete.identityFixed');
  const phone = form.field('phone');
  const age = ageOn(form.values.date_of_birth, now);
  return (
    <Grid columns={2} gap="large">
      <TextField
        label={say('complete.name')}
        required
        autoComplete="name"
        readOnly={isFixed('name')}
        hint={isFixed('name') ? whyFixed : words.name}
        {...form.field('name')}
      />
      <PhoneField
        label={say('complete.phone')}
        required
        readOnly={isPhoneFixed}
        hint={isPhoneFixed ? words.phone : undefined}
        {...phone}
        value={isPhoneFixed ? groupInThrees(phone.value) : phone.value}
      />
      <TextField
        label={say('complete.email')}
        hint={words.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...form.field('email')}
      />
      <TextField
        label={say('complete.location')}
        hint={say('complete.location.hint')}
        required
        autoComplete="address-level2"
        {...form.field('location')}
      />
      <Stack gap="xsmall">
        <DateField
          label={say('complete.birth')}
          required
          autoComplete="bday"
          max={latestDateOfBirth(nairobiDay(now))}
          emptyText={words.chooseDay}
          disabled={isFixed('date_of_birth')}
          hint={isFixed('date_of_birth') ? whyFixed : words.birth}
          {...form.field('date_of_birth')}
        />
        <output>{age !== null && age >= 0 && <Text>{say('complete.age', { age })}</Text>}</output>
      </Stack>
      <TextField
        label={say('complete.id')}
        required
        inputMode="numeric"
        autoComplete="off"
        readOnly={isFixed('national_id')}
        hint={isFixed('national_id') ? whyFixed : words.id}
        {...form.field('national_id')}
      />
    </Grid>
  );
}
