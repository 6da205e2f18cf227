import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import { requiredFieldsProblem } from '@repo/domain/profile-saving';
import { profileSteps } from '@repo/domain/profile-steps';
import { workerServiceTypes, type WorkerField } from '@repo/domain/worker-profile-form';
import { useState, type SyntheticEvent } from 'react';
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
  /** There is nobody to save it for. */
  readonly onNoToken: () => void;
}

/** The three steps as the one form that they are. */
export function useProfileForm({ record, photo, onSaved, onNoToken }: ProfileFormSettings) {
  const { say } = useLanguage();
  // What it began with, whatever arrives from the account meanwhile: what she sees does not change under her fingers.
  const [fixed] = useState(() => fixedFields(record));
  const [isWorkHers, setWorkHers] = useState(() => !isWorkUnsaid(record));
  const drafted = useDraftedForm({
    draft: { ...profileDraft(fixed), subject: '', unkept: unkeptFields },
    fields: fieldsInOrder,
    initial: blankProfile(record),
    validate: profileErrors,
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
  const [alert, setAlert] = useState<RequiredProblem | null>(null);
  const { goToFirstWrong, summary } = useFieldsOnSteps({
    form,
    fields: fieldsInOrder,
    stepOf,
    step: steps.step,
    goTo: steps.goTo,
    // With the alert over it, the field has to wait until that is read.
    waits: alert !== null,
  });

  return {
    ...form,
    fixed,
    /** Whether the kind of work is hers or an employer's word, not merely what the form begins with. */
    isWorkHers: isWorkHers || drafted.values.service_type !== workerServiceTypes[0],
    steps,
    alert,
    closeAlert: () => setAlert(null),
    goToFirstWrong,
    summary,
    /** The next step or, from the last one, the whole sent. */
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
      if (!steps.isLast) {
        event.preventDefault();
        // What is wrong is said, and may be mended later: somebody whose ID is at home goes on without it.
        const fields: readonly WorkerField[] = profileSteps[steps.step - 1]?.fields ?? [];
        for (const name of fields) drafted.field(name).onBlur();
        if (fields.includes('service_type')) setWorkHers(true);
        steps.next();
        return;
      }
      if (!form.busy) setAlert(requiredFieldsProblem(form.values, new Date()));
      form.onSubmit(event);
    },
  };
}

export type CompleteProfileForm = ReturnType<typeof useProfileForm>;
