import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import { Button } from '@repo/ui/components/Button';
import { Form } from '@repo/ui/patterns/Form';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useEffect } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import { revealedPart } from '../../passport/revealed-part.ts';
import { PhotoField } from '../../photo/PhotoField.tsx';
import { BasicFields } from './BasicFields.tsx';
import { BesideForm } from './beside.tsx';
import { Failure } from './Failure.tsx';
import { offlineWords } from './offline-words.ts';
import { stepWords } from './step-words.ts';
import { StepScreen } from './StepScreen.tsx';
import { useOnboardingForm, type OnboardingFormState } from './use-onboarding-form.ts';
import type { OnboardingSteps } from './use-onboarding-steps.ts';
import { WorkFields } from './WorkFields.tsx';

interface ProfileStepsProps {
  readonly record: WireWorkerRecord;
  readonly steps: OnboardingSteps;
}

const titles = {
  'profile-basic': ['onboarding.basic', 'onboarding.basic.why'],
  'profile-work': ['onboarding.work', 'onboarding.work.why'],
  'profile-photo': ['onboarding.photo', null],
} as const;

/** The worker's own data, in three steps of one form (worker spec 2.13). */
export function ProfileSteps({ record, steps }: ProfileStepsProps) {
  const { say, language } = useLanguage();
  const words = stepWords[language];
  const form = useOnboardingForm(record, steps);
  const step = steps.step === 'profile-work' || steps.step === 'profile-photo' ? steps.step : 'profile-basic';
  const [title, why] = titles[step];
  const isLast = step === 'profile-photo';
  useEffect(() => {
    if (isLast) void revealedPart.preload();
  }, [isLast]);
  return (
    <StepScreen
      steps={steps}
      title={say(title)}
      subtitle={why === null ? words.photoWhy : say(why)}
      beside={<BesideForm record={record} form={form} step={step} />}
    >
      <Form
        form={{ ...form, message: null }}
        label={say(title)}
        actions={
          <>
            {isLast ? (
              <LastActs form={form} />
            ) : (
              <Button type="submit" fullWidth>
                {say('onboarding.continue')}
              </Button>
            )}
            {form.message !== null && (
              <Failure
                key={form.message}
                message={form.message}
                offline={form.isOffline && offlineWords[language].create}
              />
            )}
          </>
        }
      >
        {step === 'profile-basic' && <BasicFields form={form} />}
        {step === 'profile-work' && <WorkFields form={form} />}
        {isLast && <PhotoField photo={form.photo} isMain />}
      </Form>
    </StepScreen>
  );
}

/** Without a photo there is one way to go on. With one she may still skip it. */
function LastActs({ form }: { readonly form: OnboardingFormState }) {
  const { say, language } = useLanguage();
  const words = stepWords[language];
  const { isThere } = form.photo;
  return (
    <Stack gap="small">
      {isThere && (
        <Button
          type="submit"
          fullWidth
          busy={form.busy}
          busyLabel={say('onboarding.creating')}
          onClick={() => form.sendsPhoto(true)}
        >
          {say('onboarding.complete')}
        </Button>
      )}
      <Button
        type="submit"
        variant={isThere ? 'ghost' : 'secondary'}
        fullWidth
        busy={form.busy && !isThere}
        busyLabel={say('onboarding.creating')}
        disabledReason={isThere && form.busy && say('onboarding.creating')}
        onClick={() => form.sendsPhoto(false)}
      >
        {say('onboarding.skip')}
      </Button>
      <Text tone="muted" align="center">
        {isThere ? words.skipped : words.photoLater}
      </Text>
    </Stack>
  );
}
