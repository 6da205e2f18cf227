import { serviceTypeNamed } from '@repo/domain/service-types';
import { RadioCards } from '@repo/ui/components/RadioCards';
import { Slider } from '@repo/ui/components/Slider';
import { TextArea } from '@repo/ui/components/TextArea';
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
  const inYears = (years: number) => {
    if (years <= 0) return say('onboarding.years.new');
    return years >= maximumYears
      ? say('onboarding.years.top', { count: maximumYears })
      : say('onboarding.years.count', { count: years });
  };
  return (
    <>
      <RadioCards
        legend={say('onboarding.service')}
        hint={words.otherWork}
        required
        columns={2}
        options={form.services.map((service) => ({
          value: service,
          title: nameOf(service),
          description: works[serviceTypeNamed(service)],
        }))}
        {...form.field('serviceType')}
      />
      <Slider
        label={say('onboarding.years')}
        hint={words.yearsHint}
        min={0}
        max={maximumYears}
        valueText={inYears}
        value={form.values.experienceYears}
        onChange={(years) => form.set('experienceYears', years)}
      />
      <TextArea label={say('onboarding.bio')} hint={say('onboarding.bio.hint')} {...form.field('bio')} />
    </>
  );
}
