import { failureOf } from '@repo/api-client/client/failure';
import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import { deploymentQuirks } from '@repo/api-client/normalise/deployment-quirks';
import { saveOnboardingProfile } from '@repo/api-client/queries/onboarding';
import { sendPhoto } from '@repo/api-client/queries/worker-profile';
import { onboardingExperienceMaximum } from '@repo/domain/onboarding-form';
import { serviceTypesOf } from '@repo/domain/service-types';
import type { PhotoResult } from '@repo/domain/profile-saving';
import { useToast } from '@repo/ui/components/Toasts';
import type { Refusal } from '@repo/ui/forms/use-form';
import { useRef, useState, type SyntheticEvent } from 'react';
import { client } from '../../api/client.ts';
import { recordTaker } from '../../api/my-record.ts';
import { uploads } from '../../api/uploads.ts';
import { useDraftedForm } from '../../drafts/use-drafted-form.ts';
import { useFieldsOnSteps } from '../../hooks/use-fields-on-steps.ts';
import type { PlainKey } from '../../language/catalogue.ts';
import { serverMessage } from '../../language/server-message.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useWorded } from '../../language/use-worded-form.ts';
import { useChosenPhoto } from '../../photo/use-chosen-photo.ts';
import {
  blankValues,
  fieldsInOrder,
  onboardingDraft,
  profileOf,
  stepOfField,
  valueErrors,
  type Values,
} from './onboarding-values.ts';
import type { OnboardingSteps } from './use-onboarding-steps.ts';

const FAILED: PlainKey = 'onboarding.failed';

/** The service's own texts at their fields. Every other failure gets the same text (worker spec 8). */
function refusalOf(error: unknown): Refusal {
  const failure = failureOf(error);
  return failure?.kind === 'api'
    ? { message: serverMessage(failure) ?? FAILED, fields: failure.fields }
    : { message: FAILED };
}

/** The three steps of the profile as one form. The last step submits it. */
export function useOnboardingForm(record: WireWorkerRecord, { step, next, goTo }: OnboardingSteps) {
  const { say } = useLanguage();
  const tell = useToast();
  const [quirks] = useState(deploymentQuirks);
  const services = serviceTypesOf('onboarding', quirks);
  const maximumYears = onboardingExperienceMaximum(quirks);
  const photo = useChosenPhoto('onboarding', record);
  const withPhoto = useRef(true);
  const [isOffline, setOffline] = useState(false);

  const save = async (values: Values): Promise<PhotoResult | undefined> => {
    const takeRecord = recordTaker();
    const saved = await saveOnboardingProfile(client, profileOf(values));
    takeRecord(saved);
    if (!withPhoto.current) return undefined;
    return photo.send(async ({ file, shown, onProgress, signal }) => {
      if (file === undefined) return undefined;
      try {
        const profile_photo = await sendPhoto(uploads, saved.id, { file, shown, onProgress, signal });
        takeRecord({ ...saved, profile_photo, shows_photo: shown });
        await photo.forget();
        return 'uploaded';
      } catch {
        // The profile is saved without the photo.
        return 'failed';
      }
    });
  };
  const drafted = useDraftedForm({
    draft: { ...onboardingDraft, subject: '' },
    fields: fieldsInOrder,
    initial: blankValues(record, services, maximumYears),
    validate: valueErrors,
    isLong: true,
    save,
    onSaved: (sent) => {
      if (sent === 'failed') tell({ text: say('complete.saved.photo.failed'), tone: 'warning' });
      goTo('success', { replace: true, photoFailed: sent === 'failed' });
    },
    refusalOf: (error) => {
      setOffline(failureOf(error)?.kind === 'network');
      return refusalOf(error);
    },
  });
  const isLast = step === 'profile-photo';
  const form = { ...drafted, ...useWorded(drafted) };
  const { summary } = useFieldsOnSteps({ form, fields: fieldsInOrder, stepOf: stepOfField, step, goTo });
  return {
    ...form,
    summary,
    services,
    maximumYears,
    photo,
    /** Whether no answer came to the last attempt. */
    isOffline,
    /** Goes to the next step without a check (worker spec 5). On the last step it submits the whole form. */
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
      if (isLast) {
        drafted.onSubmit(event);
        return;
      }
      event.preventDefault();
      next();
    },
    /**
     * The submit buttons call it. A chosen photo that the worker skips stays chosen, in case the profile
     * cannot be saved.
     */
    sendsPhoto: (isWanted: boolean) => {
      withPhoto.current = isWanted;
    },
  };
}

export type OnboardingFormState = ReturnType<typeof useOnboardingForm>;
