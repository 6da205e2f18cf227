import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import { requiredFieldsProblem } from '@repo/domain/profile-saving';
import { profileSteps } from '@repo/domain/profile-steps';
import { workerServiceTypes, type WorkerField } from '@repo/domain/worker-profile-form';
import { useState, type SyntheticEvent } from 'react';
import { useCorrection } from '../../correction.ts';
import { useDraftedForm } from '../../drafts/use-drafted-form.ts';
import { useFieldsOnSteps } from '../../hooks/use-fields-on-steps.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useWorded } from '../../language/use-worded-form.ts';
import type { ChosenPhoto } from '../../photo/use-chosen-photo.ts';
import { session } from '../../session/session.ts';
import {
  blankProfile,
  fieldsInOrder,
  fixedFields,
  isWorkUnsaid,
  profileDraft,
  profileErrors,
  unkeptFields,
} from './profile-values.ts';
import { saveWholeProfile, type SavedProfile } from './save-profile.ts';
import { saveRefusal } from './save-refusal.ts';
import { stepOf, useSteps } from './use-steps.ts';

export type RequiredProblem = NonNullable<ReturnType<typeof requiredFieldsProblem>>;

interface ProfileFormSettings {
  readonly record: WireWorkerRecord;
  readonly photo: ChosenPhoto;
  readonly onSaved: (saved: SavedProfile) => void;
  /** Called when no worker is signed in, so that nothing can be saved. */
  readonly onNoToken: () => void;
}

/** The three steps as one form. */
export function useProfileForm({ record, photo, onSaved, onNoToken }: ProfileFormSettings) {
  const { say } = useLanguage();
  // The fixed fields from the start. They stay when newer account data arrives, so that they do not change
  // while the worker types.
  const [fixed] = useState(() => fixedFields(record));
  const [isWorkHers, setWorkHers] = useState(() => !isWorkUnsaid(record));
  const drafted = useDraftedForm({
    draft: { ...profileDraft(fixed), subject: '', unkept: unkeptFields },
    fields: fieldsInOrder,
    initial: blankProfile(record),
    validate: (values) => profileErrors(values, fixed),
    checkedOnLeave: fieldsInOrder,
    isLong: true,
    save: (values) =>
      photo.send(async (sent) => {
        if (session.token() === null) onNoToken();
        const saved = await saveWholeProfile(record.id, values, sent);
        if (saved.photo === 'uploaded') await photo.forget();
        return saved;
      }),
    onSaved,
    refusalOf: (error) => saveRefusal(error, say),
  });
  const form = { ...drafted, ...useWorded(drafted) };
  const steps = useSteps();
  const correction = useCorrection();
  // One field to correct needs no other step, unless the kind of work is still the preset one.
  const savesHere = steps.isLast || (correction !== undefined && isWorkHers);
  const [alert, setAlert] = useState<RequiredProblem | null>(null);
  const { goToFirstWrong, summary } = useFieldsOnSteps({
    form,
    fields: fieldsInOrder,
    stepOf,
    step: steps.step,
    goTo: steps.goTo,
    ...(correction !== undefined && { first: correction.corrects }),
    // The alert covers the field, so the focus waits until the worker has closed the alert.
    waits: alert !== null,
  });

  return {
    ...form,
    fixed,
    /**
     * Whether the worker or an employer stated the service type. Otherwise it is only the form's initial
     * value.
     */
    isWorkHers: isWorkHers || drafted.values.service_type !== workerServiceTypes[0],
    steps,
    /** Whether the button of this step saves the profile. */
    savesHere,
    alert,
    closeAlert: () => setAlert(null),
    goToFirstWrong,
    summary,
    /** Goes to the next step, or submits the whole form. */
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
      if (!savesHere) {
        event.preventDefault();
        // The errors are shown, and the worker may correct them later. A worker whose ID is at home can
        // continue without it.
        const fields: readonly WorkerField[] = profileSteps[steps.step - 1]?.fields ?? [];
        for (const name of fields) drafted.field(name).onBlur();
        if (fields.includes('service_type')) setWorkHers(true);
        steps.next();
        return;
      }
      if (!form.busy) setAlert(requiredFieldsProblem(form.values, new Date(), fixed));
      form.onSubmit(event);
    },
  };
}

export type CompleteProfileForm = ReturnType<typeof useProfileForm>;
