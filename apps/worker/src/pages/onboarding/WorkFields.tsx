import { deploymentQuirks } from '@repo/api-client/normalise/deployment-quirks';
import { serviceTypeNamed, serviceTypesOf } from '@repo/domain/service-types';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { RadioCards } from '@repo/ui/components/RadioCards';
import { Slider } from '@repo/ui/components/Slider';
import { TextArea } from '@repo/ui/components/TextArea';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useState } from 'react';
import { choiceKey } from '../../language/option-words.ts';
import { useLanguage } from '../../language/use-language.ts';
import { stepWords } from './step-words.ts';
import type { OnboardingFormState } from './use-onboarding-form.ts';

/** The work and the experience of the worker. */
export function WorkFields({ form }: { readonly form: OnboardingFormState }) {
  const { say, language } = useLanguage();
  const words = stepWords[language];
  const works: Readonly<Record<string, string>> = words.works;
  const { maximumYears } = form;
  const nameOf = (service: string) => {
    const key = choiceKey(serviceTypeNamed(service));
    return key === undefined ? service : say(key);
  };
  const [other] = useState(() => workOfProfile(form.services));
  const bio = form.field('bio');
  // What is typed into it must not close it.
  const [isToldBefore] = useState(form.values.bio !== '');
  const inYears = (years: number) => {
    if (years <= 0) return say('onboarding.years.new');
    return years >= maximumYears
      ? say('onboarding.years.top', { count: maximumYears })
      : say('onboarding.years.count', { count: years });
  };
  return (
    <>
      <Stack gap="small">
        <RadioCards
          legend={say('onboarding.service')}
          required
          columns={2}
          phoneColumns={2}
          options={form.services.map((service) => ({
            value: service,
            title: nameOf(service),
            description: works[serviceTypeNamed(service)],
          }))}
          {...form.field('serviceType')}
        />
        {other !== undefined && <Text tone="muted">{words.otherWork(nameOf(other))}</Text>}
      </Stack>
      <Slider
        label={say('onboarding.years')}
        hint={words.yearsHint}
        min={0}
        max={maximumYears}
        valueText={inYears}
        buttons={words.yearsBy}
        value={form.values.experienceYears}
        onChange={(years) => form.set('experienceYears', years)}
      />
      <Disclosure
        label={say('onboarding.bio')}
        note={words.optional}
        defaultOpen={isToldBefore || bio.error !== undefined}
      >
        <TextArea label={say('onboarding.bio.hint')} rows={2} {...bio} />
      </Disclosure>
    </>
  );
}

/** A work of the profile's form that this one does not have. */
function workOfProfile(services: readonly string[]): string | undefined {
  const here = new Set(services.map((each) => serviceTypeNamed(each)));
  return serviceTypesOf('profile', deploymentQuirks()).find((each) => !here.has(serviceTypeNamed(each)));
}
