import { recordCall, referencesOfWorkerQuery, type TeamReference } from '@repo/api-client/queries/papers';
import { client } from '../../../../api/client.ts';
import { draftsOf } from '../../../../work/drafts.ts';
import { useWorkForm } from '../../../../work/use-work-form.ts';
import { callBody, callErrors, callFields, emptyCall, type CallValues } from './call-values.ts';

const drafts = draftsOf<CallValues>();

/** What a member enters of a call to a referee. A saved call leaves an empty form. */
export function useCallForm(workerId: string, reference: TeamReference, onSaved: () => void) {
  const form = useWorkForm({
    draft: drafts(reference.id),
    fields: callFields,
    initial: emptyCall,
    validate: (values: CallValues) => callErrors(reference, values, new Date()),
    version: reference.version,
    papers: referencesOfWorkerQuery(client, workerId).queryKey,
    save: (values, version) => recordCall(client, reference.id, callBody(version, values)),
    told: () => 'The call is saved.',
    onSaved: () => {
      form.reset();
      onSaved();
    },
    failed: 'The call was not saved. Please try again.',
    isLong: true,
  });
  return form;
}

export type CallFormState = ReturnType<typeof useCallForm>;
